export interface TabLink {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly count?: string;
}
