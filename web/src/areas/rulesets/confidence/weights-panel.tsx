import { Panel, useTexts } from "@paygauge/ui";
import type { ReactNode } from "react";
import type { ConfidenceRuleset } from "@paygauge/api-types/entities/analysis";
import { Term } from "../../../glossary/term.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { NumberCell } from "./number-cell.tsx";
import type { FieldProblems } from "../use-ruleset-draft.ts";

export interface PartProps {
  readonly body: ConfidenceRuleset;
  readonly onChange: (next: ConfidenceRuleset) => void;
  readonly problems: FieldProblems;
  readonly readOnly: boolean;
}
type Fields = ConfidenceRuleset["fields"];

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-label font-semibold text-text-2">{title}</legend>
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3 lg:grid-cols-4">{children}</div>
    </fieldset>
  );
}

/** Levels and weights of every field that is compared. */
export function WeightsPanel(props: PartProps) {
  const { body, onChange, problems, readOnly } = props;
  const words = useTranslations("rulesets.confidence");
  const unit = words("bits");
  const set = (fields: Partial<Fields>) => onChange({ ...body, fields: { ...body.fields, ...fields } });
  const { street, postcode, city, phone, taxId, country = { none: 0, assumed: 0 } } = body.fields;
  const cell = (
    field: keyof Fields,
    key: string,
    label: string,
    value: number,
    change: (value: number) => void,
    /** null: the figure is a similarity from 0 to 1. */
    own: string | null = unit,
  ) => (
    <NumberCell
      key={key}
      label={label}
      value={value}
      unit={own ?? undefined}
      step={own === null ? 0.01 : 0.1}
      readOnly={readOnly}
      error={problems[`fields.${field}.${key}`]}
      onChange={change}
    />
  );
  return (
    <Panel title={<Term id="bits">{words("weights")}</Term>} facts={words("weightsHint")}>
      <div className="flex flex-col gap-4">
        <NameWeights {...props} />
        <Group title={words("fields.street")}>
          {(["numberAndName", "numberAndSimilarName", "nameOnly", "none"] as const).map((level) =>
            cell("street", level, words(`levels.${level}`), street[level], (bits) =>
              set({ street: { ...street, [level]: bits } }),
            ),
          )}
          {cell(
            "street",
            "similarFrom",
            words("similarFrom"),
            street.similarFrom,
            (value) => set({ street: { ...street, similarFrom: value } }),
            null,
          )}
        </Group>
        <Group title={words("fields.postcode")}>
          {(["exact", "firstThree", "none"] as const).map((level) =>
            cell("postcode", level, words(`levels.${level}`), postcode[level], (bits) =>
              set({ postcode: { ...postcode, [level]: bits } }),
            ),
          )}
        </Group>
        <Group title={words("fields.city")}>
          {(["exact", "near", "none"] as const).map((level) =>
            cell("city", level, words(`levels.${level}`), city[level], (bits) =>
              set({ city: { ...city, [level]: bits } }),
            ),
          )}
          {cell(
            "city",
            "nearFrom",
            words("nearFrom"),
            city.nearFrom,
            (value) => set({ city: { ...city, nearFrom: value } }),
            null,
          )}
        </Group>
        <Group title={words("fields.phone")}>
          {(["equal", "none"] as const).map((level) =>
            cell("phone", level, words(`levels.${level}`), phone[level], (bits) =>
              set({ phone: { ...phone, [level]: bits } }),
            ),
          )}
        </Group>
        <Group title={words("fields.taxId")}>
          {(["equal", "none"] as const).map((level) =>
            cell("taxId", level, words(`levels.${level}`), taxId[level], (bits) =>
              set({ taxId: { ...taxId, [level]: bits } }),
            ),
          )}
        </Group>
        <Group title={words("fields.country")}>
          {(["none", "assumed"] as const).map((level) =>
            cell("country", level, words(`levels.${level}`), country[level], (bits) =>
              set({ country: { ...country, [level]: bits } }),
            ),
          )}
        </Group>
      </div>
    </Panel>
  );
}

function NameWeights({ body, onChange, problems, readOnly }: PartProps) {
  const words = useTranslations("rulesets.confidence");
  const { labelled } = useTexts();
  const { name } = body.fields;
  const set = (part: Partial<Fields["name"]>) =>
    onChange({ ...body, fields: { ...body.fields, name: { ...name, ...part } } });
  const unit = words("bits");
  const shared = { readOnly };
  return (
    <>
      <Group title={words("fields.name")}>
        {(["exact", "none"] as const).map((level) => (
          <NumberCell
            key={level}
            {...shared}
            label={words(`levels.${level}`)}
            unit={unit}
            value={name[level].bits}
            error={problems[`fields.name.${level}.bits`]}
            onChange={(bits) => set({ [level]: { bits } })}
          />
        ))}
        <NumberCell
          {...shared}
          label={words("laterPart")}
          unit={unit}
          value={name.laterPart}
          error={problems["fields.name.laterPart"]}
          onChange={(laterPart) => set({ laterPart })}
        />
        {name.apart !== undefined &&
          (["number", "place"] as const).map((what) => (
            <NumberCell
              key={what}
              {...shared}
              label={words(`apart.${what}`)}
              unit={unit}
              value={name.apart?.[what] ?? 0}
              error={problems[`fields.name.apart.${what}`]}
              onChange={(bits) => set({ apart: { number: 0, place: 0, ...name.apart, [what]: bits } })}
            />
          ))}
      </Group>
      {(["near", "close", "weak"] as const).map((level) => (
        <Group key={level} title={labelled(words("fields.name"), words(`levels.${level}`))}>
          {(["bits", "softTfIdf", "jaroWinkler"] as const).map((key) => (
            <NumberCell
              key={key}
              {...shared}
              label={key === "bits" ? words(`levels.${level}`) : words(key)}
              unit={key === "bits" ? unit : undefined}
              step={key === "bits" ? 0.1 : 0.01}
              value={name[level][key]}
              error={problems[`fields.name.${level}.${key}`]}
              onChange={(value) => set({ [level]: { ...name[level], [key]: value } })}
            />
          ))}
        </Group>
      ))}
      <Group title={words("rarity")}>
        {(["idfAtZero", "slope", "least", "most"] as const).map((key) => (
          <NumberCell
            key={key}
            {...shared}
            label={words(`rarityFields.${key}`)}
            unit={key === "least" || key === "most" ? unit : undefined}
            value={name.rarity[key]}
            error={problems[`fields.name.rarity.${key}`]}
            onChange={(value) => set({ rarity: { ...name.rarity, [key]: value } })}
          />
        ))}
      </Group>
    </>
  );
}
