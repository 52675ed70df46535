import type { PauseReason } from "@paygauge/api-types/entities/analytics-schedules";
import type { Language } from "@paygauge/api-types/languages";

interface RowsFacts {
  readonly report: string;
  readonly schedule: string;
  readonly owner: string;
  /** Rows of the file. */
  readonly rows: number;
  /** The file that is attached; null: it is too large, and `address` is where it is. */
  readonly file: string | null;
  readonly address: string;
  /** The last day of the address, as the reader writes it. */
  readonly until: string;
  readonly stopLink: string;
}

interface PausedFacts {
  readonly report: string;
  readonly schedule: string;
  readonly why: Exclude<PauseReason, "user">;
  readonly address: string;
}

interface Text {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

interface ScheduleTexts {
  readonly rows: (facts: RowsFacts) => Text;
  readonly paused: (facts: PausedFacts) => Text;
}

/** Emails of schedules, in each language; the recipient's is used. */
export const scheduleTexts: Readonly<Record<Language, ScheduleTexts>> = {
  en: {
    rows: ({ report, schedule, owner, rows, file, address, until, stopLink }) => ({
      subject: rows === 0 ? `${report}: no rows` : report,
      paragraphs: [
        rows === 0
          ? `“${report}” has no rows for you at this time.`
          : `“${report}” has ${rows === 1 ? "1 row" : `${rows} rows`} for you, from the data that you can see.`,
        ...(rows === 0
          ? []
          : file === null
            ? [`The file is too large for an email. Sign in to download it until ${until}:`, address]
            : [`Attached: ${file}`]),
        `${owner} sends you this with the schedule “${schedule}”.`,
        `Stop these emails: ${stopLink}`,
      ],
    }),
    paused: ({ report, schedule, why, address }) => ({
      subject: `Paused: ${schedule}`,
      paragraphs: [
        `The schedule “${schedule}” of “${report}” is paused. No more emails are sent.`,
        {
          failures: "It failed three times in a row. Open it to see why, then resume it.",
          owner: "Your account isn’t active.",
          right: "You no longer have a permission or an issuer that it needs. Ask an administrator, then resume it.",
        }[why],
        address,
      ],
    }),
  },
  de: {
    rows: ({ report, schedule, owner, rows, file, address, until, stopLink }) => ({
      subject: rows === 0 ? `${report}: keine Zeilen` : report,
      paragraphs: [
        rows === 0
          ? `„${report}“ hat derzeit keine Zeilen für Sie.`
          : `„${report}“ hat ${rows === 1 ? "1 Zeile" : `${rows} Zeilen`} für Sie, aus den Daten, auf die Sie Zugriff haben.`,
        ...(rows === 0
          ? []
          : file === null
            ? [
                `Die Datei ist für eine E-Mail zu groß. Melden Sie sich an, um sie bis zum ${until} herunterzuladen:`,
                address,
              ]
            : [`Angehängt: ${file}`]),
        `${owner} sendet Ihnen dies mit dem Zeitplan „${schedule}“.`,
        `Diese E-Mails abbestellen: ${stopLink}`,
      ],
    }),
    paused: ({ report, schedule, why, address }) => ({
      subject: `Angehalten: ${schedule}`,
      paragraphs: [
        `Der Zeitplan „${schedule}“ von „${report}“ ist angehalten. Es werden keine E-Mails mehr gesendet.`,
        {
          failures:
            "Er ist dreimal in Folge fehlgeschlagen. Öffnen Sie ihn, um zu sehen, warum, und setzen Sie ihn fort.",
          owner: "Ihr Konto ist nicht aktiv.",
          right:
            "Ihnen fehlt eine Berechtigung oder ein Emittent, den er braucht. Fragen Sie einen Administrator, und setzen Sie ihn fort.",
        }[why],
        address,
      ],
    }),
  },
  fr: {
    rows: ({ report, schedule, owner, rows, file, address, until, stopLink }) => ({
      subject: rows === 0 ? `${report}\u00A0: aucune ligne` : report,
      paragraphs: [
        rows === 0
          ? `«\u00A0${report}\u00A0» n’a aucune ligne pour vous actuellement.`
          : `«\u00A0${report}\u00A0» contient ${rows === 1 ? "1 ligne" : `${rows} lignes`} pour vous, issues des données auxquelles vous avez accès.`,
        ...(rows === 0
          ? []
          : file === null
            ? [
                `Le fichier est trop volumineux pour un e-mail. Connectez-vous pour le télécharger jusqu’au ${until}\u00A0:`,
                address,
              ]
            : [`Pièce jointe\u00A0: ${file}`]),
        `${owner} vous envoie ceci avec la planification «\u00A0${schedule}\u00A0».`,
        `Ne plus recevoir ces e-mails\u00A0: ${stopLink}`,
      ],
    }),
    paused: ({ report, schedule, why, address }) => ({
      subject: `En pause\u00A0: ${schedule}`,
      paragraphs: [
        `La planification «\u00A0${schedule}\u00A0» de «\u00A0${report}\u00A0» est en pause. Plus aucun e-mail n’est envoyé.`,
        {
          failures: "Elle a échoué trois fois de suite. Ouvrez-la pour voir pourquoi, puis relancez-la.",
          owner: "Votre compte n’est pas actif.",
          right:
            "Il vous manque une autorisation ou un émetteur dont elle a besoin. Adressez-vous à un administrateur, puis relancez-la.",
        }[why],
        address,
      ],
    }),
  },
};
