declare global {
  interface ImportMetaEnv {
    /** The version of the product that this is built from, such as 0.2.0; absent in unit tests. */
    readonly VITE_VERSION?: string;
  }
}

/** What a release is called: the version with the digest of its build, which tells two builds of a version apart. */
export function releaseName(digest: string): string {
  const version = import.meta.env.VITE_VERSION;
  return version === undefined ? digest : `${version} (${digest})`;
}
