const environments: ReadonlySet<string> = new Set(["local", "test"]);

/** Whether a deployment is one whose data may be erased as a whole: its name is exactly local or test. */
export const isTestEnvironment = (name: string): boolean => environments.has(name);
