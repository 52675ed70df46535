/**
 * Large towns that card descriptors end with, by country (ISO 3166-1 alpha-3). A town that is not here stays in the name
 * unless the file has a column for it.
 */
export const townsOf: Readonly<Record<string, readonly string[]>> = {
  GBR: (
    "aberdeen|altrincham|aylesbury|barnet|barnsley|basildon|basingstoke|bath|bedford|belfast|birmingham|blackburn|" +
    "blackpool|bolton|bournemouth|bradford|brighouse|brighton|bristol|burnley|bury|cambridge|canterbury|cardiff|carlisle|" +
    "chelmsford|cheltenham|chester|chesterfield|colchester|coventry|crawley|crewe|croydon|darlington|derby|dewsbury|" +
    "doncaster|dudley|dundee|durham|eastbourne|edinburgh|enfield|exeter|gateshead|glasgow|gloucester|grimsby|guildford|" +
    "halifax|harlow|harrogate|harrow|hartlepool|hastings|hemel hempstead|hereford|huddersfield|hull|ilford|inverness|" +
    "ipswich|keighley|kettering|kidderminster|kingston upon thames|lancaster|leeds|leicester|lincoln|liverpool|london|" +
    "loughborough|luton|macclesfield|maidstone|manchester|mansfield|middlesbrough|milton keynes|newcastle|newport|" +
    "northampton|norwich|nottingham|nuneaton|oldham|oxford|peterborough|plymouth|portsmouth|preston|reading|redditch|" +
    "rochdale|rotherham|rugby|salford|salisbury|scarborough|scunthorpe|sheffield|shrewsbury|skipton|slough|solihull|" +
    "southampton|southend|southport|stafford|stevenage|stockport|stoke on trent|sunderland|swansea|swindon|taunton|" +
    "telford|todmorden|torquay|wakefield|walsall|warrington|watford|wigan|winchester|woking|wolverhampton|worcester|" +
    "worthing|york"
  ).split("|"),
  IRL: "cork|dublin|galway|limerick|waterford".split("|"),
  USA: (
    "albuquerque|anaheim|arlington|atlanta|austin|baltimore|baton rouge|birmingham|boise|boston|buffalo|charlotte|" +
    "chicago|cincinnati|cleveland|colorado springs|columbus|dallas|denver|des moines|detroit|dover|el paso|fort worth|" +
    "fresno|hartford|honolulu|houston|indianapolis|jacksonville|kansas city|las vegas|long beach|los angeles|louisville|" +
    "memphis|mesa|miami|milwaukee|minneapolis|nashville|new orleans|new york|newark|norfolk|oakland|oklahoma city|omaha|" +
    "orlando|philadelphia|phoenix|pittsburgh|portland|providence|raleigh|reno|richmond|rochester|sacramento|" +
    "salt lake city|san antonio|san diego|san francisco|san jose|scottsdale|seattle|spokane|st louis|tampa|tucson|tulsa|" +
    "virginia beach|washington|wichita|wilmington"
  ).split("|"),
  CAN: "calgary|edmonton|halifax|hamilton|montreal|ottawa|toronto|vancouver|victoria|winnipeg".split("|"),
  AUS: "adelaide|brisbane|canberra|darwin|hobart|melbourne|perth|sydney".split("|"),
  NZL: "auckland|christchurch|hamilton|wellington".split("|"),
  DEU: (
    "augsburg|berlin|bielefeld|bochum|bonn|braunschweig|bremen|chemnitz|dortmund|dresden|duisburg|dusseldorf|erfurt|" +
    "essen|frankfurt|freiburg|hamburg|hannover|karlsruhe|kassel|kiel|koln|leipzig|magdeburg|mainz|mannheim|munchen|" +
    "munich|munster|nurnberg|potsdam|rostock|saarbrucken|stuttgart|wiesbaden|wuppertal"
  ).split("|"),
  AUT: "graz|innsbruck|linz|salzburg|wien|vienna".split("|"),
  CHE: "basel|bern|geneve|lausanne|luzern|winterthur|zurich".split("|"),
  FRA: (
    "angers|bordeaux|brest|clermont ferrand|dijon|grenoble|le havre|lille|limoges|lyon|marseille|metz|montpellier|" +
    "nancy|nantes|nice|nimes|orleans|paris|reims|rennes|rouen|saint etienne|strasbourg|toulon|toulouse|tours"
  ).split("|"),
  BEL: "antwerpen|brugge|brussels|bruxelles|gent|liege".split("|"),
  NLD: "amsterdam|den haag|eindhoven|groningen|rotterdam|utrecht".split("|"),
};
