/**
 * Passages that address the assistant instead of informing its reader: they are withheld from answers until someone who
 * manages documents allows them.
 */
const patterns: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,60}\b(?:previous|earlier|prior|above|all|your|any|other|these|those)\b.{0,40}\b(?:instructions?|prompts?|rules?|guidance|guidelines|directions?|context|messages?|documents?|sources?)\b/i,
  /\b(?:system|developer|hidden) (?:prompt|message|instructions?)\b/i,
  /\b(?:you are|act as|pretend to be|behave as|from now on,? you)\b.{0,40}\b(?:an? )?(?:assistant|ai|model|chatbot|language model|administrator|root|system)\b/i,
  /\b(?:assistant|chatbot|ai|model|llm)\b\s*[:,]?\s*(?:must|should|shall|will|has to|please|always|never|do|say|tell|answer|reply|respond|output|print|write|reveal|include|append|quote|follow)\b/i,
  /\b(?:tell|inform|assure|convince|instruct) (?:the )?(?:user|reader|supplier|customer|person)s? (?:that|to)\b/i,
  /\b(?:reply|respond|answer|output|print|say|begin|end)\b.{0,30}\b(?:only|exactly|verbatim|every|each|all)\b.{0,30}\b(?:answers?|repl(?:y|ies)|responses?|with|questions?|messages?)\b/i,
  /\b(?:reveal|leak|exfiltrate|disclose|print|repeat|show|list|send)\b.{0,50}\b(?:prompt|instructions?|secrets?|passwords?|api keys?|tokens?|credentials?|other (?:tenants?|issuers?|customers?)|conversation)\b/i,
  /<\/?(?:system|assistant|user|instructions?|prompt)>|\[\/?(?:INST|SYS)\]|<\|[a-z_]+\|>|###\s*(?:system|instruction|assistant)/i,
  /!\[[^\]]*\]\(|\bjavascript:|\bdata:text\/html/i,
  /\b(?:ignorier\w*|vergiss|missachte\w*|vergessen Sie)\b.{0,60}\b(?:anweisung\w*|vorgaben?|regeln?|hinweise?|dokumente?|quellen)\b/i,
  /\b(?:du bist|sie sind|verhalte dich als)\b.{0,40}\b(?:assistent|ki|sprachmodell|chatbot)\b/i,
  /\b(?:der )?assistent\b.{0,20}\b(?:muss|soll|sagt|antwortet|antworte)\b|\b(?:sage|teile|antworte)\b.{0,20}\b(?:dem|der|jedem) (?:benutzer|nutzer|leser|lieferant)/i,
  /\b(?:ignore[zr]?|oublie[zr]?)\b.{0,60}\b(?:instructions?|consignes?|règles?|documents?|sources?)\b/i,
  /\b(?:tu es|vous êtes|agissez comme)\b.{0,40}\b(?:assistant|ia|modèle|chatbot)\b/i,
  /\bl[’']assistant\b.{0,20}\b(?:doit|dit|répond)\b|\b(?:dites|répondez|réponds)\b.{0,20}\b(?:à l[’']utilisateur|au lecteur|au fournisseur|toujours|uniquement)/i,
];

/** Whether a passage reads like instructions to the assistant. */
export function readsLikeInstructions(text: string): boolean {
  const plain = text.normalize("NFKC").replaceAll(/[\u200b-\u200f\u2060\u00ad]/g, "");
  return patterns.some((pattern) => pattern.test(plain));
}
