import { Checkbox, Panel, SelectField } from "@paygauge/ui";
import { nameLevels } from "@paygauge/api-types/entities/analysis";
import { Term } from "../../../glossary/term.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { NumberCell } from "./number-cell.tsx";
import type { PartProps } from "./weights-panel.tsx";

const levels = ["High", "Medium", "Low"] as const;

/** Prior, limits and what each band asks for. */
export function BandsPanel({ body, onChange, problems, readOnly }: PartProps) {
  const words = useTranslations("rulesets.confidence");
  const bands = useTranslations("rulesets.simulation");
  const unit = words("bits");
  return (
    <Panel title={<Term id="matchBand">{words("bands")}</Term>}>
      <div className="grid gap-3 sm:grid-cols-2">
        {(["prior", "addressCap"] as const).map((key) => (
          <NumberCell
            key={key}
            label={words(key)}
            unit={unit}
            readOnly={readOnly}
            value={body[key]}
            error={problems[key]}
            onChange={(value) => onChange({ ...body, [key]: value })}
          />
        ))}
      </div>
      {levels.map((band) => {
        const rule = body.bands[band];
        const set = (part: Partial<typeof rule>) =>
          onChange({ ...body, bands: { ...body.bands, [band]: { ...rule, ...part } } });
        return (
          <fieldset key={band} className="mt-3 min-w-0">
            <legend className="mb-1.5 text-label font-semibold text-text-2">{bands(`bands.${band}`)}</legend>
            <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
              {(["bits", "lead"] as const).map((key) => (
                <NumberCell
                  key={key}
                  label={words(key === "bits" ? "least" : "lead")}
                  unit={unit}
                  readOnly={readOnly}
                  value={rule[key]}
                  error={problems[`bands.${band}.${key}`]}
                  onChange={(value) => set({ [key]: value })}
                />
              ))}
              <SelectField
                label={words("leastName")}
                disabled={readOnly}
                value={rule.leastName}
                onChange={({ target }) =>
                  set({ leastName: nameLevels.find((each) => each === target.value) ?? "none" })
                }
                options={nameLevels.map((value) => ({ value, label: words(`levels.${value}`) }))}
              />
              <Checkbox
                label={words("corroborated")}
                disabled={readOnly}
                checked={rule.corroborated}
                onChange={({ target }) => set({ corroborated: target.checked })}
              />
            </div>
          </fieldset>
        );
      })}
      <div className="mt-3">
        <Checkbox
          label={words("taxIdIsHigh")}
          disabled={readOnly}
          checked={body.taxIdIsHigh}
          onChange={({ target }) => onChange({ ...body, taxIdIsHigh: target.checked })}
        />
      </div>
      <NameAlone body={body} onChange={onChange} problems={problems} readOnly={readOnly} />
    </Panel>
  );
}

/** What the rule starts with where it is switched on: the product's own figures. */
const firstNameAlone = { leastRarity: 0, lead: 3 };

/** The way to Medium for ledgers that have nothing but names. */
function NameAlone({ body, onChange, problems, readOnly }: PartProps) {
  const words = useTranslations("rulesets.confidence");
  const { nameAlone } = body;
  return (
    <fieldset className="mt-3 min-w-0">
      <Checkbox
        label={words("nameAlone")}
        disabled={readOnly}
        checked={nameAlone !== undefined}
        onChange={({ target }) => onChange({ ...body, nameAlone: target.checked ? firstNameAlone : undefined })}
      />
      <p className="mt-1 text-label text-text-2">{words("nameAloneHint")}</p>
      {nameAlone !== undefined && (
        <div className="mt-2 grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
          {(["leastRarity", "lead"] as const).map((key) => (
            <NumberCell
              key={key}
              label={words(key)}
              unit={words("bits")}
              readOnly={readOnly}
              value={nameAlone[key]}
              error={problems[`nameAlone.${key}`]}
              onChange={(value) => onChange({ ...body, nameAlone: { ...nameAlone, [key]: value } })}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** Which entries are compared at all. */
export function BlockingPanel({ body, onChange, problems, readOnly }: PartProps) {
  const words = useTranslations("rulesets.confidence");
  const formats = useFormats();
  const { blocking, normaliser } = body;
  const size = (of: object) => formats.count(Object.keys(of).length);
  return (
    <Panel title={<Term id="blocking">{words("blocking")}</Term>} facts={words("blockingHint")}>
      <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-3">
        {(["maxDf", "maxDfOnlyCommon", "keep", "similarWords", "similarWordFloor"] as const).map((key) => (
          <NumberCell
            key={key}
            label={words(`blockingFields.${key}`)}
            step={key === "similarWordFloor" ? 0.01 : 1}
            readOnly={readOnly}
            value={blocking[key]}
            error={problems[`blocking.${key}`]}
            onChange={(value) => onChange({ ...body, blocking: { ...blocking, [key]: value } })}
          />
        ))}
      </div>
      <div className="mt-3">
        <Checkbox
          label={words("sameCountry")}
          disabled={readOnly}
          checked={blocking.sameCountry}
          onChange={({ target }) => onChange({ ...body, blocking: { ...blocking, sameCountry: target.checked } })}
        />
      </div>
      <p className="mt-2 text-label text-text-2">
        {words("normaliser", {
          forms: size(normaliser.legalForms),
          names: size(normaliser.nameAbbreviations),
          streets: size(normaliser.streetAbbreviations),
          stops: size(normaliser.nameStopWords),
        })}
      </p>
    </Panel>
  );
}
