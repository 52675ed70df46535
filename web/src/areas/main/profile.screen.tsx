import { Badge, FactList, PageHeader, Panel, RadioGroup } from "@paygauge/ui";
import { languageNames, languages } from "@paygauge/api-types/languages";
import type { CurrentUser } from "@paygauge/api-types/entities/identity";
import { useBoot } from "../../state/boot.ts";
import { colourModes, useColourMode } from "../../state/colour-mode.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { useLanguage, useRoleNames } from "../../state/language.ts";
import { usePermissionWords } from "../../state/use-permission-words.ts";

/** Who I am here, what I may do, and how it looks. */
export default function ProfileScreen() {
  const words = useTranslations("main.profile");
  const { me } = useBoot();
  return (
    <>
      <PageHeader title={words("title")} facts={me.displayName} />
      <div className="border-t border-line">
        <div className="grid max-w-300 items-start gap-3.5 p-5 max-lg:p-4 lg:grid-cols-2">
          <PersonPanel />
          <AppearancePanel />
          <RolesPanel me={me} />
          <PermissionsPanel me={me} />
        </div>
      </div>
    </>
  );
}

function PersonPanel() {
  const words = useTranslations("main.profile");
  const { me, brand, environment } = useBoot();
  const agreed = (has: boolean) => words(has ? "agreedYes" : "agreedNo");
  const facts = [
    [words("name"), me.displayName],
    [words("username"), me.username],
    [words("email"), me.email],
    [words("brand"), brand.brandingDisplayName],
    [words("ownDomain"), me.branding?.fullDomainName ?? words("anyDomain")],
    [words("terms"), agreed(me.agreedLatestTermsOfService)],
    [words("privacy"), agreed(me.agreedLatestPrivacyPolicy)],
    [words("environment"), environment],
  ] as const;
  return (
    <Panel title={words("person")}>
      <FactList facts={facts} />
    </Panel>
  );
}

function AppearancePanel() {
  const words = useTranslations("main.profile");
  const modes = useTranslations("shell.modes");
  const [mode, setMode] = useColourMode();
  const [language, choose] = useLanguage();
  return (
    <Panel title={words("appearance")}>
      <div className="flex flex-col gap-4">
        <RadioGroup
          label={words("colourMode")}
          value={mode}
          options={colourModes.map((value) => ({ value, label: modes(value) }))}
          onChange={setMode}
        />
        <RadioGroup
          label={words("language")}
          value={language}
          options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
          onChange={(value) => void choose(value)}
        />
      </div>
    </Panel>
  );
}

function RolesPanel({ me }: { readonly me: CurrentUser }) {
  const named = useRoleNames();
  const words = useTranslations("main.profile");
  const groups = (["standard", "tabbedView"] as const).filter((group) => me.roles[group].length > 0);
  return (
    <Panel title={words("roles")}>
      {groups.length === 0 && <p className="text-data text-text-2">{words("noRoles")}</p>}
      {groups.map((group) => (
        <div key={group} className="mb-3 last:mb-0">
          <h3 className="mb-1 text-label font-medium text-text-2">{words(group)}</h3>
          <ul className="flex flex-col gap-1.5">
            {me.roles[group].map(named).map((item) => (
              <li key={item.role} className="text-data">
                <span className="font-medium">{item.displayName}</span>{" "}
                {me.effectiveRoles.includes(item.role) ? (
                  <Badge tone="success">{words("inEffect")}</Badge>
                ) : (
                  <Badge>{words("notInEffect")}</Badge>
                )}
                <span className="block text-label text-text-3">{item.description}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Panel>
  );
}

function PermissionsPanel({ me }: { readonly me: CurrentUser }) {
  const words = useTranslations("main.profile");
  const verbs = useTranslations("main.permissionVerbs");
  const permissionWords = usePermissionWords();
  const { locale } = useFormats();
  const sentences = me.permissions.map((permission) => {
    const { verb, what } = permissionWords(permission);
    return { permission, sentence: verbs(verb, { what }) };
  });
  return (
    <Panel title={words("may")}>
      {sentences.length === 0 && <p className="text-data text-text-2">{words("mayNone")}</p>}
      <ul className="columns-[260px] gap-4 text-data">
        {sentences
          .toSorted((a, b) => a.sentence.localeCompare(b.sentence, locale))
          .map(({ permission, sentence }) => (
            <li key={permission} title={permission} className="break-inside-avoid py-0.5 first-letter:uppercase">
              {sentence}
            </li>
          ))}
      </ul>
    </Panel>
  );
}
