/** What models know of a supplier. */
export const mlFeatureTexts = {
  industry: "Branche",
  country: "Land",
  legalForm: "Rechtsform",
  age: "Firmenalter",
  invoices: "Rechnungen im Jahr",
  ticket: "Betrag je Rechnung",
  terms: "Zahlungsziel",
  methods: "Zahlungsarten ohne Karte",
};
