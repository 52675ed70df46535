/** What public sources say of the parameters of a business case. */
export const publishedRanges = {
  conversion:
    "Publié : 30–40 % en libre-service et 60–80 % avec accompagnement, en nombre de fournisseurs (corpay.com, prestataire) ; 10–15 % des dépenses en pratique (payment-economics.org). Selon le montant : 50 % sous 5 000, 35 % jusqu’à 25 000, 20 % au-delà (USD). Bas et Haut s’écartent de 15 points.",
  rebate: "Publié aux États-Unis : 135–150 pb, programmes d’États (NASPO 2019, Maryland 2021).",
  largeTicketRebate: "Publié aux États-Unis : 75–135 pb, programmes d’États (NASPO 2019, Maryland 2021).",
  costNow: "Publié : chèque 2,01–4,00 USD, ACH 0,26–0,50 USD (AFP 2015, 2022).",
  supplierFee: "Publié : environ 3 % (spendmatters.com, 2025).",
  supplierLargeFee:
    "Déduit de l’interchange des gros montants, 1,25–1,35 % contre 1,80–1,95 % (revolution-payments.com, États-Unis, 2013).",
  passThrough: "Aucune source publique sur la part que les fournisseurs répercutent.",
  processSaving:
    "Publié : 63 USD (napcp.org), 54–92 USD (GSA). Une économie indirecte : elle ne compte que si vous l’activez.",
  interchange:
    "Publié : 1,80–1,95 % au niveau 3 (États-Unis, 2013), 1,5–2,5 % pour les cartes d’entreprise britanniques.",
} as const;
