/** What public sources say of the parameters of a business case. */
export const publishedRanges = {
  conversion:
    "Veröffentlicht: 30–40 % ohne und 60–80 % mit Betreuung, nach Zahl der Lieferanten (corpay.com, Anbieter); 10–15 % der Ausgaben in der Praxis (payment-economics.org). Nach Betrag: 50 % unter 5.000, 35 % bis 25.000, 20 % darüber (USD). Niedrig und Hoch liegen 15 Punkte daneben.",
  rebate: "Veröffentlicht für die USA: 135–150 bp, Programme der Bundesstaaten (NASPO 2019, Maryland 2021).",
  largeTicketRebate: "Veröffentlicht für die USA: 75–135 bp, Programme der Bundesstaaten (NASPO 2019, Maryland 2021).",
  costNow: "Veröffentlicht: Scheck 2,01–4,00 USD, ACH 0,26–0,50 USD (AFP 2015, 2022).",
  supplierFee: "Veröffentlicht: etwa 3 % (spendmatters.com, 2025).",
  supplierLargeFee:
    "Abgeleitet: Interchange für große Beträge 1,25–1,35 % gegenüber 1,80–1,95 % (revolution-payments.com, USA, 2013).",
  passThrough: "Keine öffentliche Quelle dazu, wie viel Lieferanten weitergeben.",
  processSaving:
    "Veröffentlicht: 63 USD (napcp.org), 54–92 USD (GSA). Eine weiche Ersparnis: Sie zählt nur, wenn Sie sie einschalten.",
  interchange: "Veröffentlicht: 1,80–1,95 % mit Level 3 (USA, 2013), 1,5–2,5 % für britische Firmenkreditkarten.",
} as const;
