/** Where a posting's owner works on it. */
export const candidatesPath = (jobId: string) => `/candidate/${jobId}`;
export const editPath = (jobId: string) => `/job/${jobId}/edit`;
