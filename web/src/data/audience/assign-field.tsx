import { Button, TextField } from "@paygauge/ui";
import { useDeferredValue, useState } from "react";
import { useTranslations } from "../../state/formats.ts";
import { useCall } from "../use-call.ts";
import type { AudienceActs } from "./use-audience-acts.ts";

interface AssignFieldProps {
  readonly jobId: string;
  readonly acts: AudienceActs;
}

/** How many users are offered. */
const offered = 5;

/** Finds users of the issuer by name or email and assigns the job to them; Enter takes the first. */
export function AssignField({ jobId, acts }: AssignFieldProps) {
  const words = useTranslations("audience");
  const [text, setText] = useState("");
  const search = useDeferredValue(text.trim());
  const { data } = useCall(
    "jobAssignments",
    search === ""
      ? null
      : {
          params: { jobId },
          body: {
            pageNumber: 1,
            pageSize: offered,
            search,
            filters: {
              filterItems: [{ propertyName: "isAssigned", itemComparisonOperator: "Equal", itemValue: "false" }],
            },
          },
        },
  );
  const found = search === "" ? [] : (data?.collection ?? []).filter(({ mayChange }) => mayChange);
  const assign = (userId: string) => {
    setText("");
    void acts.assign(userId, true);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <TextField
        label={words("assignLabel")}
        hint={words("assignHint")}
        value={text}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key !== "Enter" || first === undefined) return;
          // The dialog around it would publish.
          event.preventDefault();
          assign(first.id);
        }}
      />
      {search !== "" && data !== undefined && found.length === 0 && (
        <output className="block">{words("noMatch")}</output>
      )}
      {found.length > 0 && (
        <ul className="flex flex-col rounded-control border border-line">
          {found.map(({ id, displayName, email }) => (
            <li key={id} className="flex items-center gap-2 px-2.5 py-1.5 not-first:border-t not-first:border-line">
              <span className="min-w-0 grow wrap-anywhere">
                {displayName} <span className="text-label text-text-2">{email}</span>
              </span>
              <Button size="sm" disabled={acts.pending} onClick={() => assign(id)}>
                {words("assign")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
