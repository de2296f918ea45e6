/** Something a person has to mend. Its message is printed as it is, without a stack. */
export class NotReady extends Error {}
