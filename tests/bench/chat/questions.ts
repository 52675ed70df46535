/**
 * Questions for the measurement of retrieval, written from the documents alone and committed before any retrieval
 * existed. They are asked of the product's help pages in three languages and of its own documentation.
 */

export interface AnswerableQuestion {
  readonly question: string;
  /** Path without extension: "en/levels" of the help pages, "docs/access" of the repository. */
  readonly document: string;
  /** Heading of the section that has the answer. */
  readonly section: string;
}

interface FollowUp extends AnswerableQuestion {
  /** The question before it in the same conversation. */
  readonly after: string;
}

export const answerable: readonly AnswerableQuestion[] = [
  {
    question: "How many points does a supplier need to be rated High?",
    document: "en/levels",
    section: "From points to a level",
  },
  {
    question: "Why can't a supplier get more than Medium for virtual cards?",
    document: "en/levels",
    section: "Gates and caps",
  },
  { question: "What does “Leave as is” mean?", document: "en/levels", section: "The recommended method" },
  { question: "Can a ruleset be edited once it is published?", document: "en/levels", section: "Rulesets" },
  {
    question: "How do I see what would raise a supplier's score?",
    document: "en/levels",
    section: "What would lift a level",
  },
  {
    question: "When do we treat a vendor as accepting virtual cards?",
    document: "en/card-acceptance",
    section: "Accepts virtual cards",
  },
  { question: "What is in level 3 data?", document: "en/card-acceptance", section: "Level 1, 2 and 3 data" },
  {
    question: "Is it worth it for a supplier to take the card if we pay 45 days sooner?",
    document: "en/card-acceptance",
    section: "What acceptance costs the supplier",
  },
  {
    question: "From what amount does the large ticket rate apply?",
    document: "en/card-acceptance",
    section: "Large tickets",
  },
  { question: "How is addressable spend worked out?", document: "en/spend", section: "Addressable spend" },
  { question: "What's the difference between AIV and APV?", document: "en/spend", section: "Averages" },
  {
    question: "Do credit balances reduce the opportunity figure?",
    document: "en/spend",
    section: "Suppliers in credit",
  },
  { question: "Where do I load card statements of an issuer?", document: "en/spend", section: "Card statements" },
  { question: "Can I upload an old Excel .xls file?", document: "en/prepare-file", section: "File formats" },
  { question: "Which columns must my ledger have?", document: "en/prepare-file", section: "Required columns" },
  { question: "Are duplicate lines deleted automatically?", document: "en/prepare-file", section: "Rows that repeat" },
  {
    question: "What happens to payments in a currency that has no exchange rate?",
    document: "en/check-import",
    section: "Currencies",
  },
  {
    question: "How is a yearly figure calculated from a shorter file?",
    document: "en/check-import",
    section: "The period",
  },
  { question: "Can I fix rejected rows outside of the tool?", document: "en/check-import", section: "Rejected rows" },
  { question: "How long are drafts of jobs kept?", document: "en/new-job", section: "Finish the job later" },
  {
    question: "Can I get a job back that I deleted last week?",
    document: "en/new-job",
    section: "Delete and restore a job",
  },
  {
    question: "How do I combine two suppliers that are the same company?",
    document: "en/suppliers",
    section: "Merge or split suppliers",
  },
  {
    question: "Which spelling of a name is shown when there are several?",
    document: "en/suppliers",
    section: "The name that is shown",
  },
  { question: "How much evidence is required for a High match?", document: "en/matching", section: "Match bands" },
  { question: "How do I get rid of a wrong match?", document: "en/matching", section: "Confirm or reject a match" },
  { question: "Which wave should we call first?", document: "en/use-cases", section: "Waves" },
  {
    question: "How many times do we try to reach a supplier before giving up?",
    document: "en/campaigns",
    section: "No answer",
  },
  {
    question: "Can two people call the same supplier by accident?",
    document: "en/campaigns",
    section: "Calls of today",
  },
  { question: "Can the buyer see the issuer's margin?", document: "en/business-case", section: "The issuer's side" },
  {
    question: "What conversion is assumed for invoices above 25,000?",
    document: "en/business-case",
    section: "Conversion",
  },
  { question: "How do I get a report as a PDF?", document: "en/reports", section: "Print or save as PDF" },
  {
    question: "Who can see my conversation with the assistant?",
    document: "en/assistant",
    section: "Who can read conversations",
  },
  { question: "Who writes the audit log and can entries be deleted?", document: "docs/access", section: "5. Audit" },
  { question: "Which role is needed to change rulesets and prompts?", document: "docs/access", section: "2. Ladder" },
  {
    question: "Wie viele Punkte braucht ein Lieferant für die Stufe Mittel?",
    document: "de/levels",
    section: "Von Punkten zur Stufe",
  },
  {
    question: "Wie lange bleiben meine Fragen an den Assistenten gespeichert?",
    document: "de/assistant",
    section: "Unterhaltungen aufbewahren, bewerten und löschen",
  },
  { question: "Werden Gutschriften abgezogen?", document: "de/prepare-file", section: "Beträge und Gutschriften" },
  {
    question: "Que se passe-t-il si personne ne répond aux appels ?",
    document: "fr/campaigns",
    section: "Pas de réponse",
  },
  { question: "Comment masquer de nouveau un dossier publié ?", document: "fr/access", section: "Publier un dossier" },
  { question: "Comment calcule-t-on le potentiel ?", document: "fr/spend", section: "Potentiel" },
];

/** Questions of the field and around it that no document answers. */
export const unanswerable: readonly string[] = [
  "Which acquirers support level 3 in Ireland?",
  "Is surcharging allowed in Denmark?",
  "How many days is a single-use card number valid?",
  "What rebate does Harbour pay its buyers?",
  "Who is the chief executive of Visa?",
  "How do I connect SAP to the payment file export?",
  "What is the interchange cap for consumer debit cards in the EU?",
  "Can I change the colour of the buttons?",
  "How much does a licence cost per year?",
  "What is the phone number of customer support?",
  "Does the supplier need a new terminal for contactless payments?",
  "What is the dispute period for chargebacks?",
  "When is the next release planned?",
  "How do I train my staff in negotiating with suppliers?",
  "Which bank holidays affect FedNow settlement?",
  "What is the weather in London today?",
  "Wer haftet bei Betrug mit einer virtuellen Karte?",
  "Wie hoch ist die Mehrwertsteuer in Österreich?",
  "Quelle est la durée de validité d'une carte virtuelle ?",
  "Quels documents faut-il pour ouvrir un compte bancaire ?",
];

export const followUps: readonly FollowUp[] = [
  {
    after: "How many points does a supplier need to be rated High?",
    question: "And for Medium?",
    document: "en/levels",
    section: "From points to a level",
  },
  {
    after: "What is level 2 data?",
    question: "And level 3?",
    document: "en/card-acceptance",
    section: "Level 1, 2 and 3 data",
  },
  {
    after: "How do I merge two suppliers?",
    question: "Can I undo that?",
    document: "en/suppliers",
    section: "Merge or split suppliers",
  },
  {
    after: "What is a use case?",
    question: "How do I create one?",
    document: "en/use-cases",
    section: "Create a use case",
  },
  {
    after: "What is the business case?",
    question: "Can I switch the upside on?",
    document: "en/business-case",
    section: "Upside if accepted",
  },
  {
    after: "How do I publish a job?",
    question: "Which permission does it need?",
    document: "en/access",
    section: "Publish a job",
  },
  {
    after: "How are match bands decided?",
    question: "What does Low need?",
    document: "en/matching",
    section: "Match bands",
  },
  {
    after: "Can I delete a job?",
    question: "For how long can it be restored?",
    document: "en/new-job",
    section: "Delete and restore a job",
  },
  {
    after: "How does the import treat currencies?",
    question: "What if there is no rate?",
    document: "en/check-import",
    section: "Currencies",
  },
  {
    after: "What routes can a campaign have?",
    question: "What does Aggregated count?",
    document: "en/campaigns",
    section: "Routes",
  },
  {
    after: "How do I record the outcome of a campaign?",
    question: "What does Failed need?",
    document: "en/campaigns",
    section: "Record an outcome",
  },
  {
    after: "What documents can be uploaded for the assistant?",
    question: "How big may they be?",
    document: "en/assistant",
    section: "Upload documents",
  },
  {
    after: "How do I download the analysis data?",
    question: "How long do the exports stay?",
    document: "en/reports",
    section: "Download data",
  },
  { after: "What is the payment mix?", question: "Why is it missing?", document: "en/reports", section: "Payment mix" },
  {
    after: "What is cardable spend?",
    question: "Does a Low match count?",
    document: "en/spend",
    section: "Cardable spend",
  },
  {
    after: "Which file formats can I upload?",
    question: "Is ZIP fine?",
    document: "en/prepare-file",
    section: "File formats",
  },
  {
    after: "Was ist eine Kampagne?",
    question: "Wann ist sie abgeschlossen?",
    document: "de/campaigns",
    section: "Eine Kampagne führen",
  },
  {
    after: "Was sind adressierbare Ausgaben?",
    question: "Und kartenfähige?",
    document: "de/spend",
    section: "Kartenfähige Ausgaben",
  },
  {
    after: "Qu'est-ce qu'une vague ?",
    question: "Que signifie la vague 3 ?",
    document: "fr/use-cases",
    section: "Vagues",
  },
  {
    after: "Comment imprimer un rapport ?",
    question: "Et en PDF ?",
    document: "fr/reports",
    section: "Imprimer ou enregistrer en PDF",
  },
];
