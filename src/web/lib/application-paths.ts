/** Apart from the other addresses: no public page needs these. */

/** What a candidate keeps of the jobs they go after; with an id, one of them opened. */
export const applicationsPath = (trackedId?: string) =>
  trackedId ? `/applications?open=${trackedId}` : "/applications";
/** Who applied for a posting. */
export const applicantsPath = (jobId: string) => `/job/${jobId}/applications`;
