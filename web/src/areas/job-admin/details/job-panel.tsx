import { Button, FactList, Panel, TextLink } from "@paygauge/ui";
import { useState, type ReactNode } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";
import type { PartProps } from "./part-props.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { OwnerDialog } from "./owner-dialog.tsx";
import { RenameDialog } from "./rename-dialog.tsx";

/** As high as a finger needs, between the lines above and below. */
const linkInFacts = "inline-block py-0.5 pointer-coarse:py-3.25";

/** What the job is: its name, whose it is, and how its figures are told. */
export function JobPanel({ job, details, onChanged }: PartProps) {
  const words = useTranslations("jobAdmin.details");
  const jobs = useTranslations("jobs");
  const formats = useFormats();
  const { opens } = useGuard();
  const [open, setOpen] = useState<Change | null>(null);
  const close = () => setOpen(null);
  const run = job.latest ?? job.published;
  const version = (page: "confidenceRuleset" | "scoringRuleset", versionNumber: number | undefined): ReactNode => {
    if (versionNumber === undefined) return null;
    const text = words("version", { version: versionNumber });
    if (!opens(page)) return text;
    return (
      <TextLink className={linkInFacts} href={linkTo(page, { versionNumber: String(versionNumber) })}>
        {text}
      </TextLink>
    );
  };
  const period =
    job.periodFrom === null || job.periodTo === null
      ? words("periodOfFiles")
      : words("period", { from: formats.day(job.periodFrom), to: formats.day(job.periodTo) });
  return (
    <Panel title={words("job")} actions={<Actions {...{ job, details, setOpen }} />}>
      <FactList
        facts={[
          [words("name"), job.name],
          [words("buyer"), job.buyerName],
          [words("owner"), words("ownerOf", { name: details.owner.displayName, username: details.owner.username })],
          [words("issuer"), job.issuerName],
          [words("kind"), jobs(`kinds.${job.kind}`)],
          [words("currency"), job.currency],
          [words("periodName"), period],
          [words("confidence"), version("confidenceRuleset", run?.confidenceRulesetVersion)],
          [words("scoring"), version("scoringRuleset", run?.scoringRulesetVersion)],
          [words("created"), formats.day(job.createdOn)],
        ]}
      />
      {open === "name" && <RenameDialog job={job} onClose={close} onChanged={onChanged} />}
      {open === "delete" && <DeleteDialog job={job} onClose={close} />}
      {open === "owner" && <OwnerDialog job={job} onClose={close} onChanged={onChanged} />}
    </Panel>
  );
}

type Change = "name" | "owner" | "delete";

interface ActionsProps extends Pick<PartProps, "job" | "details"> {
  readonly setOpen: (change: Change) => void;
}

/** What the user may do with the job itself. */
function Actions({ job, details, setOpen }: ActionsProps) {
  const words = useTranslations("jobAdmin.details");
  const mayChange = useMayChange();
  return (
    <>
      {details.mayRename && (
        <Button size="sm" disabled={!mayChange} onClick={() => setOpen("name")}>
          {words("rename")}
        </Button>
      )}
      {details.mayChangeOwner && (
        <Button size="sm" disabled={!mayChange} onClick={() => setOpen("owner")}>
          {words("changeOwner")}
        </Button>
      )}
      {job.mayDelete && (
        <Button size="sm" disabled={!mayChange} onClick={() => setOpen("delete")}>
          {words("delete")}
        </Button>
      )}
    </>
  );
}
