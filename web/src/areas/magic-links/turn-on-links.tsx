import { Button, ErrorState, SelectField, Skeleton } from "@paygauge/ui";
import { useState } from "react";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import * as v from "valibot";
import { updateIssuerBody, type IssuerFull } from "@paygauge/api-types/entities/issuers";
import { useAction } from "../../data/use-action.ts";
import { useCall } from "../../data/use-call.ts";
import { useTranslations } from "../../state/formats.ts";

interface TurnOnLinksProps {
  /** Issuers whose settings don't allow links yet. */
  readonly closed: AnswerOf<"magicLinkIssuers">;
  readonly onTurnedOn: () => void;
}

/** Turns on both settings that upload links need, for an issuer that is chosen. */
export function TurnOnLinks({ closed, onTurnedOn }: TurnOnLinksProps) {
  const words = useTranslations("magicLinks.form");
  const [chosen, setChosen] = useState(closed[0]?.id ?? "");
  const { data, problem, reload, refreshing } = useCall(
    "issuerFull",
    { params: { id: chosen } },
    { keepPrevious: false },
  );
  const { turnOn, pending } = useTurnOn(onTurnedOn);
  if (problem !== undefined) return <ErrorState message={problem.message} onRetry={reload} retrying={refreshing} />;
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-data">{words("turnOnText")}</p>
      <SelectField
        label={words("issuer")}
        value={chosen}
        options={closed.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      {data === undefined ? (
        <Skeleton kind="form" fields={1} />
      ) : (
        <Button variant="primary" pending={pending} onClick={() => void turnOn(data)}>
          {words("turnOn")}
        </Button>
      )}
    </div>
  );
}

function useTurnOn(onTurnedOn: () => void) {
  const operation = useTranslations("magicLinks.form")("turnOn");
  const options = useAction("issuerInputDataOptions", { operation });
  const save = useAction("updateIssuer", { operation });
  const turnOn = async (issuer: IssuerFull) => {
    const { id, inputDataOptions } = issuer;
    // What the issuer's page reads and an update doesn't take is left out.
    const body = v.parse(v.object(updateIssuerBody.entries), { ...issuer, sendMagicLinks: true });
    if (!issuer.sendMagicLinks && (await save.run({ body }))?.ok !== true) return;
    if (!inputDataOptions.includes("SendUploadLink")) {
      const all = { inputDataOptions: [...inputDataOptions, "SendUploadLink" as const] };
      if ((await options.run({ query: { issuerId: id }, body: all }))?.ok !== true) return;
    }
    onTurnedOn();
  };
  return { turnOn, pending: options.pending || save.pending };
}
