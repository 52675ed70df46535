import type { Env } from "../../env.ts";

/** Which code computes: the release and its bundle, or the deployed version; "" where the runtime knows neither. */
export const codeVersionOf = ({
  CODE_VERSION,
  VERSION_METADATA,
}: Pick<Env, "CODE_VERSION" | "VERSION_METADATA">): string => CODE_VERSION || VERSION_METADATA?.id || "";
