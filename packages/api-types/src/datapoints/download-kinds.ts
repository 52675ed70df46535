/** The three downloads of a job that profiles are made for. In a file of their own, since forms of issuers load no datapoints. */
export const downloadKinds = ["analysis", "matchedData", "onboarding"] as const;
export type DownloadKind = (typeof downloadKinds)[number];
