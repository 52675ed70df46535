import type { SftpProblem } from "@paygauge/api-types/entities/sftp";

/** What went wrong, as the product names it; `retry`: another connection may do better. */
export class Failed extends Error {
  readonly problem: SftpProblem;
  readonly retry: boolean;
  readonly offeredKey: string | null;

  constructor(
    problem: SftpProblem,
    detail: string,
    more: { retry?: boolean; offeredKey?: string; cause?: unknown } = {},
  ) {
    super(detail, { cause: more.cause });
    this.name = "Failed";
    this.problem = problem;
    this.retry = more.retry ?? false;
    this.offeredKey = more.offeredKey ?? null;
  }
}

/** The code of a system's or a library's error; "" for none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !("code" in error)) return "";
  return typeof error.code === "string" || typeof error.code === "number" ? String(error.code) : "";
}
