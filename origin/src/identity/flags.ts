/** Which feature flags are on: the configuration decides those it names, DevOps the others. */
import { featureFlags, type FeatureFlag, type FlagSettings } from "@paygauge/api-types/access/flags";

/** What the setting FEATURE_FLAGS says: flags that are fixed, and names that no feature knows. */
interface ConfiguredFlags {
  readonly fixed: ReadonlyMap<FeatureFlag, boolean>;
  readonly unknown: readonly string[];
}

const isFlag = (name: string): name is FeatureFlag => (featureFlags as readonly string[]).includes(name);

/**
 * Reads FEATURE_FLAGS, "NAME" or "NAME=on" and "NAME=off", with commas between. Anything else is reported as unknown: a
 * misspelt name switches nothing.
 */
export function configuredFlags(setting: string | undefined): ConfiguredFlags {
  const fixed = new Map<FeatureFlag, boolean>();
  const unknown: string[] = [];
  for (const part of (setting ?? "").split(",").map((text) => text.trim())) {
    if (part === "") continue;
    const [name = "", state = "on"] = part.split("=").map((text) => text.trim());
    if (isFlag(name) && (state === "on" || state === "off")) fixed.set(name, state === "on");
    else unknown.push(part);
  }
  return { fixed, unknown };
}

/** Every flag with its state and whether the configuration fixes it. @param stored names that are on in the store */
export function flagSettings(configured: ConfiguredFlags, stored: ReadonlySet<string>): FlagSettings {
  return {
    flags: featureFlags.map((name) => {
      const fixed = configured.fixed.get(name);
      return { name, isEnabled: fixed ?? stored.has(name), isFixed: fixed !== undefined };
    }),
    unknown: [...configured.unknown],
  };
}
