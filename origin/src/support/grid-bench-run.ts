/** The run of the made suppliers. workerd takes no plain value among the exports of a Worker's entry. */
export const benchRun = "bench";
