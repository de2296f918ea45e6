export async function makeJobs() {}
