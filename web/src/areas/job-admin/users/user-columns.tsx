import { Badge } from "@paygauge/ui";
import type { UserOption } from "@paygauge/api-types/entities/users";
import { jobAccessStates, type JobAccessState } from "@paygauge/api-types/entities/job-users";
import type { ListGridColumn } from "../../../data/lists/list-sheet.ts";
import { useTranslations } from "../../../state/formats.ts";

const tones = {
  Now: "success",
  OncePublished: "info",
  UploadOnly: "info",
  NotActive: "neutral",
} as const satisfies Record<JobAccessState, string>;

/** The columns that both lists of a job's users begin with; their keys are the properties that requests name. */
export function personColumns<Row extends UserOption>(
  words: ReturnType<typeof useTranslations<"jobAdmin.users">>,
): readonly ListGridColumn<Row>[] {
  const text = { type: "text", grow: 1 } as const;
  return [
    { ...text, key: "username", title: words("username"), width: 160, value: (row) => row.username, inList: "title" },
    {
      ...text,
      key: "displayName",
      title: words("displayName"),
      width: 160,
      value: (row) => row.displayName,
      inList: "line",
    },
    { ...text, key: "email", title: words("email"), width: 200, value: (row) => row.email },
  ];
}

/** Whether a connection opens the job, as a column. */
export function accessColumn<Row extends { readonly access: JobAccessState | null }>(
  words: ReturnType<typeof useTranslations<"jobAdmin.users">>,
): ListGridColumn<Row> {
  return {
    key: "access",
    title: words("access"),
    definition: words("accessHint"),
    type: "enum",
    width: 160,
    options: jobAccessStates.map((value) => ({ value, label: words(`accessStates.${value}`) })),
    value: (row) => row.access,
    render: (row) =>
      row.access === null ? null : <Badge tone={tones[row.access]}>{words(`accessStates.${row.access}`)}</Badge>,
    inList: "line",
  };
}

/** When the job was assigned, as a column. */
export function assignedOnColumn<Row extends { readonly assignedOn: string | null }>(
  words: ReturnType<typeof useTranslations<"jobAdmin.users">>,
): ListGridColumn<Row> {
  return {
    key: "assignedOn",
    title: words("assignedOn"),
    type: "date",
    moment: "day",
    width: 132,
    value: (row) => row.assignedOn,
  };
}
