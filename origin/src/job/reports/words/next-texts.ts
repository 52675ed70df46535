/** Sentences of the closing slide, in each language. */
export const nextTexts = {
  en: {
    nextTitle: "Next step",
    nextAcceptance: "Next: find out who accepts cards",
    nextAcceptancePoint:
      "{count, plural, one {supplier has} other {suppliers have}} no known card acceptance. Match them against a directory or ask {buyer} for a card statement. Responsible: {who}.",
    nextCampaign: "Next: contact {count, plural, one {the open supplier} other {the # open suppliers}}",
    nextCampaignPoint:
      "{count, plural, one {supplier is} other {suppliers are}} still open in campaigns. Responsible: {who}.",
    nextLatePoint: "{count, plural, one {is} other {are}} overdue. Start there.",
    nextUseCase: "Next: invite the suppliers in “{name}”",
    nextUseCasePoint:
      "{count, plural, one {supplier is} other {suppliers are}} in the use case “{name}” for {method}. Expected annual value: {value}. Responsible: {who}.",
    nextAgree: "Next: agree the first use case for {method}",
    nextAgreePoint:
      "{count, plural, one {supplier is} other {suppliers are}} rated High for {method}. Agree which of them to invite. Responsible: {who} and {buyer}.",
    nextNothing: "No next step is open",
    nextNothingLead: "No supplier is open in a published use case, and none is rated High for a card method.",
  },
  de: {
    nextTitle: "Nächster Schritt",
    nextAcceptance: "Als Nächstes: klären, wer Karten akzeptiert",
    nextAcceptancePoint:
      "{count, plural, one {Lieferant hat} other {Lieferanten haben}} keine bekannte Kartenakzeptanz. Mit einem Verzeichnis abgleichen oder {buyer} um eine Kartenabrechnung bitten. Zuständig: {who}.",
    nextCampaign:
      "Als Nächstes: {count, plural, one {den offenen Lieferanten} other {die # offenen Lieferanten}} kontaktieren",
    nextCampaignPoint:
      "{count, plural, one {Lieferant ist} other {Lieferanten sind}} in Kampagnen noch offen. Zuständig: {who}.",
    nextLatePoint: "davon {count, plural, one {ist} other {sind}} überfällig. Beginnen Sie dort.",
    nextUseCase: "Als Nächstes: die Lieferanten in „{name}“ einladen",
    nextUseCasePoint:
      "{count, plural, one {Lieferant ist} other {Lieferanten sind}} im Anwendungsfall „{name}“ für {method}. Erwarteter Wert im Jahr: {value}. Zuständig: {who}.",
    nextAgree: "Als Nächstes: den ersten Anwendungsfall für {method} vereinbaren",
    nextAgreePoint:
      "{count, plural, one {Lieferant hat} other {Lieferanten haben}} für {method} die Stufe Hoch. Vereinbaren, wer davon eingeladen wird. Zuständig: {who} und {buyer}.",
    nextNothing: "Kein nächster Schritt ist offen",
    nextNothingLead:
      "Kein Lieferant ist in einem veröffentlichten Anwendungsfall offen, und keiner hat die Stufe Hoch für eine Kartenmethode.",
  },
  fr: {
    nextTitle: "Prochaine étape",
    nextAcceptance: "À faire : savoir qui accepte la carte",
    nextAcceptancePoint:
      "{count, plural, one {fournisseur n’a} other {fournisseurs n’ont}} pas d’acceptation de carte connue. Les rapprocher d’un annuaire ou demander un relevé de carte à {buyer}. Responsable : {who}.",
    nextCampaign:
      "À faire : contacter {count, plural, one {le fournisseur en cours} other {les # fournisseurs en cours}}",
    nextCampaignPoint:
      "{count, plural, one {fournisseur est encore} other {fournisseurs sont encore}} en cours dans des campagnes. Responsable : {who}.",
    nextLatePoint: "d’entre eux {count, plural, one {est} other {sont}} en retard. Commencez par là.",
    nextUseCase: "À faire : inviter les fournisseurs de « {name} »",
    nextUseCasePoint:
      "{count, plural, one {fournisseur est} other {fournisseurs sont}} dans le cas d’usage « {name} » pour {method}. Valeur annuelle attendue : {value}. Responsable : {who}.",
    nextAgree: "À faire : convenir du premier cas d’usage pour {method}",
    nextAgreePoint:
      "{count, plural, one {fournisseur est} other {fournisseurs sont}} au niveau Élevé pour {method}. Convenir de ceux à inviter. Responsables : {who} et {buyer}.",
    nextNothing: "Aucune étape n’est ouverte",
    nextNothingLead:
      "Aucun fournisseur n’est en cours dans un cas d’usage publié, et aucun n’est au niveau Élevé pour un moyen par carte.",
  },
} as const;
