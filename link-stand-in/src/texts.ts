/** Words of the page on which an account is linked, in the product's languages. */

interface Words {
  readonly stamp: string;
  title(provider: string): string;
  lead(provider: string): string;
  readonly choose: string;
  chooseFor(organisation: string): string;
  company(name: string, system: string, bills: number): string;
  again(system: string): string;
  linked(system: string): string;
  readonly close: string;
  token(provider: string): string;
  readonly trials: string;
  readonly trialsLead: string;
  readonly change: string;
  readonly signIn: string;
  readonly refuse: string;
  readonly answer: string;
  readonly expire: string;
  remove(provider: string): string;
  readonly gone: string;
  readonly goneLead: string;
}

const en: Words = {
  stamp: "Local test service",
  title: (provider) => `Test page of ${provider}`,
  lead: (provider) =>
    `A test service of this deployment answers in the place of ${provider}. No real accounting system is linked.`,
  choose: "Choose the company whose made ledger is linked:",
  chooseFor: (organisation) => `Choose the made ledger of ${organisation}:`,
  company: (name, system, bills) => `${name} (${system}, ${bills.toLocaleString("en")} bills)`,
  again: (system) => `Sign in to ${system} again`,
  linked: (system) => `Linked to ${system}`,
  close: "You can close this page.",
  token: (provider) => `${provider} shows this account token to its customer, who pastes it into the account:`,
  trials: "Try out",
  trialsLead: "What the company’s system does before the next reading:",
  change: "Add 12 bills, change 3 and delete 1",
  signIn: "Ask to sign in again",
  refuse: "Refuse one request in ten",
  answer: "Answer every request",
  expire: "Let the next cursor expire",
  remove: (provider) => `Delete the account at ${provider}`,
  gone: "This link no longer works",
  goneLead: "Ask the sender for a new one.",
};

const de: Words = {
  stamp: "Lokaler Testdienst",
  title: (provider) => `Testseite von ${provider}`,
  lead: (provider) =>
    `Ein Testdienst dieser Umgebung antwortet anstelle von ${provider}. Es wird kein echtes Buchhaltungssystem verknüpft.`,
  choose: "Wählen Sie das Unternehmen, dessen erfundene Buchhaltung verknüpft wird:",
  chooseFor: (organisation) => `Wählen Sie die erfundene Buchhaltung, die für ${organisation} steht:`,
  company: (name, system, bills) => `${name} (${system}, ${bills.toLocaleString("de")} Rechnungen)`,
  again: (system) => `Erneut bei ${system} anmelden`,
  linked: (system) => `Mit ${system} verknüpft`,
  close: "Sie können diese Seite schließen.",
  token: (provider) => `${provider} zeigt dieses Token des Kontos seinem Kunden, der es in das Konto einfügt:`,
  trials: "Ausprobieren",
  trialsLead: "Was das System des Unternehmens vor dem nächsten Lesen tut:",
  change: "12 Rechnungen hinzufügen, 3 ändern und 1 löschen",
  signIn: "Eine neue Anmeldung verlangen",
  refuse: "Eine von zehn Anfragen ablehnen",
  answer: "Jede Anfrage beantworten",
  expire: "Den nächsten Cursor ablaufen lassen",
  remove: (provider) => `Das Konto bei ${provider} löschen`,
  gone: "Dieser Link funktioniert nicht mehr",
  goneLead: "Fragen Sie die Person, die ihn gesendet hat.",
};

const fr: Words = {
  stamp: "Service de test local",
  title: (provider) => `Page de test de ${provider}`,
  lead: (provider) =>
    `Un service de test de ce déploiement répond à la place de ${provider}. Aucun vrai système comptable n’est lié.`,
  choose: "Choisissez l’entreprise dont la comptabilité fictive est liée :",
  chooseFor: (organisation) => `Choisissez la comptabilité fictive qui représente ${organisation} :`,
  company: (name, system, bills) => `${name} (${system}, ${bills.toLocaleString("fr")} factures)`,
  again: (system) => `Se reconnecter à ${system}`,
  linked: (system) => `Lié à ${system}`,
  close: "Vous pouvez fermer cette page.",
  token: (provider) => `${provider} montre ce jeton du compte à son client, qui le colle dans le compte :`,
  trials: "Essayer",
  trialsLead: "Ce que fait le système de l’entreprise avant la prochaine lecture :",
  change: "Ajouter 12 factures, en modifier 3 et en supprimer 1",
  signIn: "Demander une nouvelle connexion",
  refuse: "Refuser une requête sur dix",
  answer: "Répondre à toutes les requêtes",
  expire: "Laisser expirer le prochain curseur",
  remove: (provider) => `Supprimer le compte chez ${provider}`,
  gone: "Ce lien ne fonctionne plus",
  goneLead: "Demandez à la personne qui l’a envoyé.",
};

const texts = { en, de, fr };
type Language = keyof typeof texts;

/** The first of the browser's languages that the page has; English where it has none. */
export function wordsFor(acceptLanguage: string | null): { readonly language: Language; readonly words: Words } {
  const asked = (acceptLanguage ?? "").split(",").map((each) => each.trim().slice(0, 2).toLowerCase());
  const language = asked.find((each): each is Language => Object.hasOwn(texts, each)) ?? "en";
  return { language, words: texts[language] };
}
