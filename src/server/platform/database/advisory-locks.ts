/** Every advisory lock of the program, so that no two mean different things by one number. */
export const ADVISORY_LOCKS = {
  migrations: 7_301_977,
  demoWorld: 7_301_978,
  jobQueues: 7_301_979,
  matchProfiles: 7_301_980,
  /** With a second number for the employer. */
  jobIntake: 7_301_981,
  blogReport: 7_301_982,
  /** With a second number for the account or visitor. */
  storageOfOwner: 7_301_983,
} as const;
