import type { Vocabulary } from "./concepts.ts";

export const vocabulary: Vocabulary = {
  filler:
    "the ledger|ledger|in pounds|in euros|in dollars|take|can take|can be paid by|so far|among|among the|one|ones|the ones|then|really|actually|exactly|roughly|already|also|too|already|out|into|via|using|paid with|i|am|of the business case|business case|the business case|programme|this programme|over five years|over 5 years|the number|that number|for us|to us|right|then|at all|year|a year|per year|yearly|annual|annually|companies|firms|businesses|done|both|take|takes|about|the|a|an|of|in|at|for|with|on|to|from|do|does|did|is|are|was|were|be|been|has|have|had|we|i|our|us|my|you|me|here|there|please|can you|could you|would you|what|what is the|what are the|what is our|what are our|whats the|what s the|how|and|or|that|which are|s|now|currently|current|right now|all|overall|this job|the job|this analysis|the analysis|this buyer|job|analysis|only these|in total|altogether|sit|sits|stand|stands|fall|falls|come|comes|come out|go|goes|want to know|i d like to know|let me know|so|them|their|as|what do|what does|any|based|located|only|just|still|represent|represents|concentrate|concentrates|belong|accounts|account|reach|reaches|achieve|achieves",
  count: "how many|number of|the number of|count|count of|the count of",
  sum: "spend|spent|spending|total spend|total spending|amount spent|expenditure|volume|total volume|total amount|sum of spend|how much money|how much spend|how much do we spend|how much is spent|which spend|what spend",
  money:
    "was paid|what was paid|is paid|paid|how much|sum|sum of|amount|amounts|money|total|total of|the total|do we pay|we pay|is paid to|paid to|are paid",
  show: "show|show me|give|give me|tell|tell me|display|get|present",
  list: "anyone|anybody|did anyone|has anyone|any of our|whom|which|list|list me|name|names of|who|who are|who are the|which are the",
  supplier: "payee|company|firm|supplier|vendor|the supplier",
  suppliers: "payees|suppliers|vendors|our suppliers|our vendors|the suppliers|the vendors",
  anySupplier: "a supplier|any supplier|a vendor|any vendor|one supplier",
  this: "this|this one|this supplier|this vendor|it|its",
  define: "what is|what is a|what is an|what are|whats|what s",
  howTo: "how do i|how can i|how do you|how to|how does one|how should i",
  level:
    "level|levels|score|scores|scored|scoring|rating|ratings|rated|rank|ranked|band|bands|grade|graded|classified|class|score level|placed|put",
  atLeast: "at least|or better|or higher|or above|and above|and better|minimum",
  country: "where in the world|where are|where|country|countries|nation|nations|country by country",
  split:
    "by|per|split|split by|breakdown|breakdown by|break down|broken down|broken down by|distribution|distributed|spread|across|each|every|grouped|grouped by|different",
  largest:
    "largest|biggest|top|highest spend|most spend|greatest|spend the most|spends the most|spend most|most money|the most money|most spending|largest by spend|by spend|the most",
  why: "why|how come|for what reason|reason|reasons|the reason|explain|explain why|explains|justify|what explains|reasons behind|what makes",
  lift: "lift|lifts|raise|raises|improve|improves|improved|increase|increases|move up|get to|bring up|push up|upgrade|lift up|get up|reach|bring to|push to|get|raised|lifted|increased|lifting|raising|improving",
  would:
    "would|could|should|can|must|need|needs|needed|has to|have to|change|happen|take|takes|it take|it takes|required|do to",
  lastRun:
    "last upload|previous upload|last import|last month s run|last one|last run|previous run|the run before|run before|earlier run|prior run|last analysis|previous analysis|last time|the last one|run before this one",
  changed:
    "drop|dropped|fall|fell|rise|rose|went up|went down|go up|go down|gained|lost|moved up|moved down|compared with|in comparison|changed|change|changes|difference|differences|different|differ|compare|compared|comparison|compares|since|new|moved|than|against|versus|vs|happened|develop|developed",
  call: "call|calls|phone call|phone calls|callback|callbacks|call back|to call|to be called|calling|to phone|campaign call|campaign calls|outreach calls",
  campaign: "campaign|campaigns|outreach",
  open: "open|due|outstanding|pending|left|overdue|waiting|to make|to be made|remaining|remain|still|today|scheduled|this week|planned|yet|next|up|due today|left to make|late|have to make|need to make|still have to|still need to|still have to make|still need to make",
  not: "don t take|do not take|don t accept|do not accept|doesn t take|neither|nor|cannot take|can t take|not|not at|no longer|aren t|isn t|are not|is not|don t have|do not have|without|other than|except",
  smallest:
    "smallest|lowest spend|least spend|spend the least|spends the least|least money|the least money|smallest by spend|the least|lowest spending|lowest",
  share:
    "how big a share|how large a share|how big is the share|share|proportion|percentage|percent|fraction|portion|per cent|what percentage|what share|share of|percentage of",
  average: "mean invoice|mean payment|mean spend|average|on average|the average|an average|typical",
  document:
    "how large|how big|large|big|make|do we make|we make|invoice|invoices|payment|payments|transaction|transactions|value|size|amount|order|orders",
  month: "month|months|by month|per month|monthly|each month|every month|month by month|over time|over the months",
  worth:
    "could we move to cards|can we move to cards|move to cards|could move to cards|can move to cards|can be moved to cards|could be moved to cards|worth|is it worth|is this worth|what is it worth|what is this worth|what s it worth|what is this job worth|what is the job worth|what is this analysis worth|potential|the potential|the opportunity|business value|savings potential|card potential",
  sure: "can i trust it|can we trust it|trust it|trust that|can i rely on it|how sure|sure|how certain|certain|how reliable|reliable|confident|how confident|how safe|and how sure|is that|are you|are we",
  npv: "npv|net present value|present value",
  payback:
    "how long until|how long until it|how long does it take to|how long before|payback|pay back|payback period|break even|breakeven|break even point|pays back|pay for itself|pays for itself|paid back|does it pay back|when",
  rebate:
    "does the buyer receive|will we get|can the buyer expect|does the buyer get|will the buyer get|do we get|can we expect|the buyer|rebate|rebates|cash back|cashback",
  revenue:
    "as issuer|as the issuer|do we make|will we make|revenue|revenues|interchange|our income|our net|earn|our margin|our profit|issuer s net|issuer net|make on it|do we earn|we earn",
  brought:
    "win|won|convert|converted|going|bring|brought|achieve|achieved|deliver|delivered|result|results|outcome|outcomes|yield|yielded|performing|performed|perform|come to|came to|succeed|success|go|doing|get us",
  lastCampaign: "last campaign|latest campaign|newest campaign|most recent campaign",
  overdue: "running late|behind|overdue|late|past due|behind schedule",
  refused:
    "over fees|because of fees|due to fees|turn us down|turns us down|say no to us|refusals|refusal|rejections|refused|refuse|refuses|declined|decline|declines|said no|say no|saying no|turned us down|rejected|reject|turned down|not want to",
  first:
    "where should we start|where do we start|where to start|start first|first|start with|begin with|prioritise|prioritize|priority|priorities|next best|focus on|most worth",
  approach:
    "ring|phone|speak to|get in touch with|talk to|approach|contact|target|enrol|enroll|go after|talk to|should we|should i|convert|move|call|ask|what should we do|should",
  client:
    "rank clients|rank our clients|rank buyers|rank customers|client|clients|buyer|buyers|customer|customers|our clients|our buyers|our customers",
  potential:
    "left|potential left|most potential left|highest potential|largest potential|most potential|potential|opportunity|card potential|potential for cards",
  whatChanged:
    "anything new|anything different|is anything new|any changes|any change|what changed|what has changed|what s changed|whats changed|what is new|what s new|what moved|what has moved|anything changed|what is different",
  cardable: "cardable|is cardable|cardable spend|addressable|is addressable|can go on card|could go on card",
  unmatched:
    "unmatched|not matched|we couldn t match|couldn t match|could not match|no match|without a match|that have no match",
  inYear: "in year|year",
  High: "high",
  Medium: "medium|mid",
  Low: "low",
  None: "none",
  stp: "stp|straight through processing|straight through",
  vcard: "virtual card|virtual cards|vcard|vcards|v card|v cards|vc|virtual card payments",
  pcard: "purchasing card|purchasing cards|pcard|pcards|p card|p cards|procurement card|procurement cards",
  tandEcard:
    "travel and expense card|travel and expense cards|travel and expense|t e|t e card|t e cards|t and e card|travel card|travel cards",
  scf: "scf|supply chain finance|supply chain financing|supplier finance",
  instantPay: "instant pay|instant payment|instant payments",
  boost: "boost",
  optima: "optima",
  frequency: "frequency|transaction frequency|payment frequency",
  terms: "payment terms|terms|invoice payment terms|payment term",
  methods:
    "by cheque|by check|cheque|check|cheques|checks|by card|on card|paid by card|bank transfer|bank transfers|by bank transfer|direct debit|wire|by wire|goes out by cheque|over card|payment method|payment methods|method of payment|methods of payment|way of paying|payment type|payment types",
  industry: "industry|industries|sector|sectors|line of business|lines of business",
  mcc: "mcc|mccs|mcc group|mcc groups|merchant category|merchant categories|merchant category code|merchant category codes",
  sic: "sic|sic division|sic divisions|sic code|sic codes",
  naics: "naics|naics code|naics codes|naics industry|naics industries",
  unspsc: "unspsc|unspsc category|unspsc categories",
  numbers:
    "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty",
  ofCountry: {
    GBR: "british|uk|u k",
    USA: "american|us based|u s",
    DEU: "german",
    FRA: "french",
    IRL: "irish",
    NLD: "dutch",
    BEL: "belgian",
    ESP: "spanish",
    ITA: "italian",
    AUT: "austrian",
    CHE: "swiss",
    POL: "polish",
    SWE: "swedish",
    DNK: "danish",
    CAN: "canadian",
    IND: "indian",
  },
};
