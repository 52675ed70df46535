import { Fragment } from "react";
import type { ReleaseSection } from "./release-lines.ts";

/** Every line of a release, as the change log has it: in English. */
export function ReleaseChanges({ groups }: Pick<ReleaseSection, "groups">) {
  return (
    <div lang="en" className="mt-3 border-t border-line pt-1">
      {groups.map((group) => (
        <Fragment key={group.title}>
          {group.title !== null && <h3 className="mt-3 mb-1 text-data font-semibold">{group.title}</h3>}
          <ul className="mt-2 flex list-disc flex-col gap-1.5 ps-4.5 text-data text-text-2">
            {group.lines.map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}
