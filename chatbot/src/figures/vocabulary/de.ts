import type { Vocabulary } from "./concepts.ts";

export const vocabulary: Vocabulary = {
  filler:
    "schon|denn|doch|mal|ja|davon|dazu|auch|eigentlich|etwa|ungefahr|genau|ganz|das ganze|ganze|kann|konnen|lauft|nehmen|nimmt|jahr|im jahr|pro jahr|in funf jahren|uber funf jahre|aus|firmen|bislang|bisher|derzeit|heraus|raus|insgesamt|programm|dem programm|business case|im business case|beide|beiden|sowohl|als auch|der|die|das|den|dem|des|ein|eine|einen|einem|einer|in|im|an|am|auf|bei|beim|fur|mit|von|vom|zu|zum|zur|aus|ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|gibt|es|gibt es|wir|ich|unser|unsere|unseren|unserer|unserem|uns|mir|mich|bitte|kannst du|konnen sie|was|wie|und|oder|dass|hier|jetzt|aktuell|aktuellen|aktuelle|derzeit|gerade|alle|allen|aller|insgesamt|dieser auftrag|diesem auftrag|dieses auftrags|der auftrag|auftrag|analyse|dieser analyse|sich|steht|stehen|liegt|liegen|kommen|kommt|denn|eigentlich|so|ihnen|ihre|ihren|als|da|davon|da sind|was ist der|was sind die|entfallen|entfallt|verfugen|uber|befinden|sitzen|sitzt|erreichen|bekommen|eingestuft|man|wie gross|wie gross ist|nur|lasst|lassen|kann man|entspricht|entsprechen|konzentriert|konzentrieren|noch|weist|weisen|ansassig|umfasst|vereint",
  count: "wie viele|wieviele|anzahl|anzahl der|die anzahl|zahl der|zahl",
  sum: "ausgaben|ausgabe|ausgabevolumen|volumen|gesamtvolumen|gesamtausgaben|umsatz|ausgegeben|wie viel geld|ausgabensumme|summe der ausgaben|wie viel geben|geben wir|welches volumen|welche ausgaben|welcher umsatz|welchen umsatz",
  money:
    "bezahlt wurde|wurde bezahlt|bezahlt|wie viel|wieviel|summe|betrag|betrage|geld|geben|ausgeben|wie hoch|hoch sind|gesamt|zahlen wir|bezahlen wir",
  show: "zeige|zeig|zeigen|zeige mir|zeig mir|zeigen sie|zeigen sie mir|gib|gib mir|geben sie mir|nenne mir die anzahl|sag mir|sage mir|anzeigen",
  list: "wem|bei wem|welche|welcher|welches|welchen|nenne|nenn|nennen|nennen sie|liste|liste der|liste mir|auflisten|wer|welchem|wer sind|welche sind",
  supplier: "lieferant|lieferanten|kreditor|kreditoren|lieferanten hier",
  // The singular has the same form, but for the nominative.
  suppliers: "die lieferanten|unsere lieferanten|alle lieferanten|die kreditoren",
  anySupplier:
    "ein lieferant|einen lieferanten|einem lieferanten|eines lieferanten|jeder lieferant|irgendein lieferant",
  this: "dieser|diese|dieses|diesen|diesem|dieser lieferant|diesen lieferanten|diesem lieferanten|dieses lieferanten|er|ihn|ihm|sein|seine|seiner|seinen|seinem",
  define: "was ist|was sind|was ist ein|was ist eine|was heisst|was bedeutet|was bedeuten",
  howTo: "wie kann ich|wie mache ich|wie finde ich|wie sehe ich|wie zeige ich|wie kann man",
  level:
    "stufe|stufen|niveau|niveaus|einstufung|bewertung|bewertungen|bewertet|score|scores|level|eingestuft|eingestufte|eingestuften|note|klasse|rang",
  atLeast: "mindestens|oder besser|oder hoher|und besser|und hoher|wenigstens",
  country: "land|lander|landern|landes|staat|staaten",
  split:
    "nach|pro|je|aufteilung|aufgeteilt|verteilung|verteilen|verteilt|gruppiert|aufgeschlusselt|jedes|jedem|jede|verschiedenen|verschiedene|einzelnen",
  largest:
    "groste|grosste|grossten|grosster|grosstes|top|hochsten ausgaben|meisten ausgaben|die meisten ausgaben|meiste geld|das meiste geld|die hochsten ausgaben|nach ausgaben|am meisten|umsatzstarksten|das meiste|grosstem|hochsten umsatz",
  why: "warum|wieso|weshalb|weswegen|aus welchem grund|grund|grunde|erklare|erklar|erklaren|erklart|begrunde|begrundung|woran liegt|woran liegt es|wodurch|wie kommt",
  lift: "heben|anheben|hebt|hebe|verbessern|verbessert|erhohen|erhoht|steigern|steigert|hohere stufe|nach oben|hinauf|hinaufbringen|heraufstufen|aufsteigen|kommen auf|erreicht|zu erreichen|bringen|bringt|hochstufen|anzuheben|zu heben|zu verbessern|zu erhohen|verbessert werden|angehoben|gehoben",
  would:
    "wurde|konnte|konnten|musste|mussten|muss|sollte|braucht|brauchte|brauchen|notig|geschehen|andern|sich andern|passieren|kann|fehlt|damit|um|notwendig|erforderlich|was",
  lastRun:
    "letzten upload|letzten import|letzten mal|letztem lauf|letzter lauf|letzten lauf|letzte lauf|letztem lauf|vorherigen lauf|vorheriger lauf|vorigen lauf|voriger lauf|vorherige lauf|vorlauf|lauf davor|fruheren lauf|letzten analyse|letzte analyse|vorherigen analyse|vorige analyse|vorigen analyse|letztes mal|letzten mal|lauf zuvor",
  changed:
    "verandert|geandert|anderung|anderungen|veranderung|veranderungen|unterschied|unterschiede|unterscheidet|vergleich|vergleiche|vergleichen|verglichen|im vergleich|seit|gegenuber|neu|neue|anders|verschoben|als|getan|entwickelt|passiert",
  call: "anruf|anrufe|anrufen|anrufes|telefonat|telefonate|ruckruf|ruckrufe|anzurufen|angerufen|telefonanrufe|kampagnenanruf|kampagnenanrufe|kampagnenanrufen",
  campaign: "kampagne|kampagnen",
  open: "im verzug|verzug|offen|offene|offenen|offener|fallig|fallige|falligen|ausstehend|ausstehende|ausstehenden|uberfallig|uberfallige|anstehend|anstehende|anstehenden|stehen an|noch|noch zu|heute|diese woche|geplant|geplante|geplanten|ubrig|warten|fuhren|zu fuhren|machen|zu machen|zu erledigen|erledigen|mussen|als nachstes|stehen aus|verbleiben|an|aus",
  not: "nehmen keine|akzeptieren keine|weder|noch|nicht|nicht auf|ohne|ausser|kein|keine|keinen|keinem",
  smallest:
    "kleinste|kleinsten|kleinster|kleinstes|geringste|geringsten|geringsten ausgaben|am wenigsten|wenigsten ausgaben|niedrigsten ausgaben|das wenigste|nach geringsten ausgaben",
  share: "anteil|anteile|prozent|prozentsatz|quote|prozentual|prozentualer anteil",
  average:
    "durchschnitt|durchschnittlich|durchschnittliche|durchschnittlichen|durchschnittlicher|im durchschnitt|im schnitt|schnitt",
  document:
    "machen|machen wir|rechnung|rechnungen|zahlung|zahlungen|transaktion|transaktionen|rechnungsbetrag|zahlungsbetrag|rechnungswert|bestellung|bestellungen",
  month:
    "monat|monate|monaten|pro monat|je monat|nach monat|nach monaten|monatlich|monatliche|monatlichen|im zeitverlauf|im monatsverlauf|jeden monat",
  worth:
    "konnten wir auf karten umstellen|konnen wir auf karten umstellen|auf karten umstellen|auf karten verlagern|konnte auf karten wechseln|wert|potenzial|potential|einsparpotenzial|kartenpotenzial|geschaftlicher nutzen|was ist das wert|was ist es wert|was ist der auftrag wert|was bringt das",
  sure: "kann ich dem trauen|kann man dem trauen|kann ich mich darauf verlassen|wie sicher|sicher|verlasslich|wie verlasslich|zuverlassig|wie zuverlassig|gewiss|belastbar|wie belastbar",
  npv: "kapitalwert|barwert|npv|nettobarwert|net present value",
  payback:
    "ab wann rechnet sich|ab wann rechnet es sich|wann lohnt|wie lange bis|wie lange dauert es bis|ab wann|wie lang|wie lange|wie lange dauert|amortisation|amortisiert|amortisieren|amortisationszeit|amortisationsdauer|break even|gewinnschwelle|rechnet|lohnt|wann",
  rebate:
    "bekommt der kaufer|erhalt der kaufer|bekommen wir|erhalten wir|ruckvergutung|ruckvergutungen|rabatt|rabatte|rebate|cashback",
  revenue:
    "als emittent|verdienen wir als emittent|ertrag|ertrage|erlos|erlose|einnahmen|interchange|verdienen|verdienst|gewinn|verdienen wir",
  brought:
    "eingebracht|eingespielt|gebracht hat|hereingeholt|gewonnen|umgestellt|gebracht|bringt|brachte|ergebnis|ergebnisse|erreicht|erfolg|gelaufen|lauft|bewirkt|erzielt|erfolgreich",
  lastCampaign:
    "letzte kampagne|letzten kampagne|letzter kampagne|neueste kampagne|neuesten kampagne|jungste kampagne|jungsten kampagne",
  overdue: "uberfallig|uberfallige|uberfalligen|im verzug|verspatet|im ruckstand",
  refused:
    "wegen gebuhren|wegen der gebuhren|absagen|ablehnungsgrunde|abgelehnt|lehnen ab|lehnten ab|ablehnen|abgesagt|verweigert|nein gesagt|ablehnung|ablehnungen|haben abgelehnt|lehnen|lehnten",
  first:
    "womit anfangen|wo anfangen|wo sollen wir anfangen|womit sollten wir beginnen|zuerst|als erstes|als erste|zunachst|beginnen|anfangen|prioritat|vorrangig|vordringlich",
  approach:
    "anrufen|zuerst anrufen|anschreiben|wen|ansprechen|kontaktieren|angehen|sollten wir|sollen wir|anrufen|umstellen|angehen sollten|soll ich|sollten|sollen|sollte ich|tun",
  client: "kunde|kunden|kaufer|mandant|mandanten|auftraggeber|welche kunden",
  potential: "zu holen|am meisten zu holen|zu gewinnen|potenzial|potential|kartenpotenzial",
  whatChanged:
    "gibt es etwas neues|gibt es anderungen|was ist neu seit|was hat sich geandert|was ist neu|was hat sich verandert|was ist anders|hat sich etwas geandert|was hat sich getan",
  cardable: "kartenfahig|kartenfahige ausgaben|kartenfahigen ausgaben|adressierbar|adressierbare ausgaben",
  unmatched:
    "nicht abgeglichen|nicht abgeglichene|nicht abgeglichenen|ohne treffer|nicht zugeordnet|nicht zugeordnete|nicht zugeordneten|ohne abgleich",
  inYear: "im jahr|jahr",
  High: "hoch|hohe|hohen|hoher stufe|hohem|hohes|high",
  Medium: "mittel|mittlere|mittleren|mittlerer|mittlerem|medium",
  Low: "niedrig|niedrige|niedrigen|niedriger|niedrigem|low",
  None: "stufe keine|none",
  stp: "stp|straight through processing|straight through|durchgangige verarbeitung",
  vcard:
    "virtuelle karte|virtuelle karten|virtuellen karte|virtuellen karten|virtueller karte|virtueller karten|virtuelle kreditkarte|virtuelle kreditkarten|virtuellen kreditkarten|vcard|vcards|virtual card",
  pcard: "einkaufskarte|einkaufskarten|purchasing card|purchasing cards|pcard|p card|beschaffungskarte",
  tandEcard:
    "reise und spesenkarte|reise und spesenkarten|reisekarte|spesenkarte|reisekarten|spesenkarten|t e karte|t e",
  scf: "lieferkettenfinanzierung|scf|supply chain finance|lieferantenfinanzierung",
  instantPay: "echtzeitzahlung|echtzeitzahlungen|sofortzahlung|sofortzahlungen|instant pay|instant payment",
  boost: "boost",
  optima: "optima",
  frequency: "haufigkeit|transaktionshaufigkeit|zahlungshaufigkeit|frequenz",
  terms:
    "zahlungsziel|zahlungsziele|zahlungszielen|zahlungsbedingung|zahlungsbedingungen|zahlungsfrist|zahlungsfristen",
  methods:
    "uber karte|per karte|mit karte|karte|per scheck|scheck|schecks|uberweisung|per uberweisung|lastschrift|per lastschrift|zahlungsart|zahlungsarten|zahlungsmethode|zahlungsmethoden|zahlungsweg|zahlungswege|zahlweise",
  industry: "branche|branchen|wirtschaftszweig|wirtschaftszweige|wirtschaftszweigen|industrie|sektor|sektoren",
  mcc: "mcc|mcc gruppe|mcc gruppen|handlerkategorie|handlerkategorien",
  sic: "sic|sic code|sic codes|sic abteilung|sic abteilungen",
  naics: "naics|naics code|naics codes|naics branche|naics branchen",
  unspsc: "unspsc|unspsc kategorie|unspsc kategorien",
  numbers:
    "eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig",
  ofCountry: {
    GBR: "britische|britischen|britischer",
    USA: "amerikanische|amerikanischen|amerikanischer|usa",
    DEU: "deutsche|deutschen|deutscher",
    FRA: "franzosische|franzosischen|franzosischer",
    IRL: "irische|irischen|irischer",
    NLD: "niederlandische|niederlandischen|hollandische|hollandischen|den niederlanden",
    BEL: "belgische|belgischen",
    ESP: "spanische|spanischen",
    ITA: "italienische|italienischen",
    AUT: "osterreichische|osterreichischen",
    CHE: "schweizer|der schweiz",
    POL: "polnische|polnischen",
    SWE: "schwedische|schwedischen",
    DNK: "danische|danischen",
    CAN: "kanadische|kanadischen",
    IND: "indische|indischen",
  },
};
