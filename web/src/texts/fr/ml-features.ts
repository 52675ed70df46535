/** What models know of a supplier. */
export const mlFeatureTexts = {
  industry: "Secteur",
  country: "Pays",
  legalForm: "Forme juridique",
  age: "Âge de l’entreprise",
  invoices: "Factures par an",
  ticket: "Montant par facture",
  terms: "Délai de paiement",
  methods: "Moyens de paiement hors carte",
};
