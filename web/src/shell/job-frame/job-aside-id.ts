/** The place at the end of a job's page that a drawer takes; without one it takes no room. */
export const jobAsideId = "job-aside";
