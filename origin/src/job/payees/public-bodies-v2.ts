/**
 * Names of public bodies and of their pension funds, version 2. Official names are facts; the lists were written for
 * this product and copy no database. Each names the public register in which its names can be checked.
 */
import type { NameList } from "./name-lists-v1.ts";

const written = "Names are facts in the public domain; the list is the product's own";

/** Clubs and firms that carry a body's name. */
const notBody =
  "sports sport social club society association federation friends museum band choir cricket football rugby consult* training supplies products foster pension";

const londonBoroughs =
  "barking and dagenham|barking|barnet|bexley|brent|bromley|camden|croydon|ealing|enfield|hackney|hammersmith and fulham|hammersmith|haringey|harrow|havering|hillingdon|hounslow|islington|lambeth|lewisham|merton|newham|redbridge|richmond upon thames|richmond|southwark|sutton|tower hamlets|waltham forest|wandsworth";

const royalBoroughs = "greenwich|kensington and chelsea|kingston upon thames|windsor and maidenhead";

const metropolitanDistricts =
  "barnsley|birmingham|bolton|bradford|bury|calderdale|coventry|doncaster|dudley|gateshead|kirklees|knowsley|leeds|liverpool|manchester|newcastle|north tyneside|oldham|rochdale|rotherham|st helens|salford|sandwell|sefton|sheffield|solihull|south tyneside|stockport|sunderland|tameside|trafford|wakefield|walsall|wigan|wirral|wolverhampton";

/** Unitary authorities, counties and districts of England, councils of Scotland, Wales and Northern Ireland. */
const otherAuthorities = [
  // Unitary authorities and counties of England, abolished ones as well
  "bath and north east somerset|bedford|blackburn with darwen|blackpool|bournemouth christchurch and poole|bcp|bournemouth|poole|bracknell forest|brighton and hove|bristol|buckinghamshire|central bedfordshire|cheshire east|cheshire west and chester|cornwall|cumberland|darlington|derby|dorset|durham|east riding of yorkshire|east riding|halton|hartlepool|herefordshire|hull|isle of wight|leicester|luton|medway|middlesbrough|milton keynes|north east lincolnshire|north lincolnshire|north northamptonshire|north somerset|north yorkshire|northumberland|nottingham|peterborough|plymouth|portsmouth|reading|redcar and cleveland|rutland|shropshire|slough|somerset|south gloucestershire|southampton|southend on sea|stockton on tees|stockton|stoke on trent|swindon|telford and wrekin|thurrock|torbay|warrington|west berkshire|west northamptonshire|westmorland and furness|wiltshire|windsor and maidenhead|wokingham|york",
  "bedfordshire|cambridgeshire|cheshire|cumbria|derbyshire|devon|east sussex|essex|gloucestershire|hampshire|hertfordshire|kent|lancashire|leicestershire|lincolnshire|norfolk|northamptonshire|nottinghamshire|oxfordshire|staffordshire|suffolk|surrey|warwickshire|west sussex|worcestershire",
  // Districts of England
  "amber valley|arun|ashfield|ashford|babergh|basildon|bassetlaw|bolsover|braintree|breckland|broadland|bromsgrove|broxbourne|broxtowe|burnley|cannock chase|charnwood|chelmsford|cheltenham|cherwell|chesterfield|chichester|chorley|colchester|cotswold|craven|dacorum|dartford|derbyshire dales|east cambridgeshire|east devon|east hampshire|east hertfordshire|east lindsey|east staffordshire|east suffolk|eastbourne|eastleigh|elmbridge|epping forest|erewash|exeter|fareham|fenland|fylde|gedling|gravesham|great yarmouth|guildford|hambleton|harborough|harlow|harrogate|havant|hertsmere|high peak|hinckley and bosworth|horsham|huntingdonshire|hyndburn|lichfield|maidstone|maldon|malvern hills|mansfield|melton|mendip|mid devon|mid suffolk|mid sussex|mole valley|new forest|newark and sherwood|newcastle under lyme|north devon|north hertfordshire|north kesteven|north norfolk|north warwickshire|north west leicestershire|nuneaton and bedworth|oadby and wigston|pendle|preston|redditch|reigate and banstead|ribble valley|richmondshire|rochford|rossendale|rother|runnymede|rushcliffe|rushmoor|ryedale|scarborough|sedgemoor|selby|sevenoaks|south cambridgeshire|south derbyshire|south hams|south holland|south kesteven|south norfolk|south oxfordshire|south ribble|south staffordshire|spelthorne|st albans|stevenage|surrey heath|swale|tamworth|tandridge|teignbridge|tendring|test valley|tewkesbury|thanet|three rivers|tonbridge and malling|torridge|tunbridge wells|uttlesford|vale of white horse|watford|waverley|wealden|welwyn hatfield|west devon|west lancashire|west lindsey|west oxfordshire|west suffolk|wychavon|wyre|wyre forest",
  // Scotland, Wales, Northern Ireland
  "aberdeenshire|angus|argyll and bute|clackmannanshire|dumfries and galloway|dundee|east ayrshire|east dunbartonshire|east lothian|east renfrewshire|edinburgh|falkirk|fife|glasgow|highland|inverclyde|midlothian|moray|north ayrshire|north lanarkshire|orkney islands|perth and kinross|renfrewshire|scottish borders|shetland islands|south ayrshire|south lanarkshire|stirling|west dunbartonshire|west lothian",
  "anglesey|blaenau gwent|bridgend|caerphilly|carmarthenshire|ceredigion|conwy|denbighshire|flintshire|gwynedd|merthyr tydfil|monmouthshire|neath port talbot|pembrokeshire|powys|rhondda cynon taf|torfaen|vale of glamorgan|wrexham",
  "antrim and newtownabbey|ards and north down|armagh city banbridge and craigavon|causeway coast and glens|derry city and strabane|fermanagh and omagh|lisburn and castlereagh|mid and east antrim|mid ulster|newry mourne and down",
].join("|");

/** Every place with every form of its council's name. */
const forms = (places: string, of: readonly ((place: string) => string)[]): string =>
  places
    .split("|")
    .flatMap((place) => of.map((form) => form(place)))
    .join("|");

export const publicBodyListsV2: readonly NameList[] = [
  {
    list: "localAuthorities",
    payeeClass: "PublicBody",
    isCertain: true,
    hasNoForm: true,
    countries: ["GBR"],
    not: notBody,
    source: "Office for National Statistics, Register of Geographic Codes; London Councils, list of boroughs",
    licence: written,
    at: "start",
    names: [
      // "LB" alone isn't a borough: LB Foster makes rails.
      forms(londonBoroughs, [
        (place) => `lb ${place}`,
        (place) => `lb of ${place}`,
        (place) => `london borough ${place}`,
        (place) => `london borough of ${place}`,
      ]),
      forms(royalBoroughs, [
        (place) => `royal borough ${place}`,
        (place) => `royal borough of ${place}`,
        (place) => `royal bor of ${place}`,
        (place) => `rb ${place}`,
      ]),
      forms(metropolitanDistricts, [
        (place) => `${place} mbc`,
        (place) => `${place} mdc`,
        (place) => `${place} metro borough`,
        (place) => `${place} metropolitan borough`,
        (place) => `${place} metropolitan district`,
        (place) => `${place} metropolitan council`,
        (place) => `city of ${place} mdc`,
        (place) => `city of ${place} metropolitan district`,
      ]),
      "westminster city council|city of westminster|city of london corporation|corporation of london",
    ].join("|"),
  },
  {
    list: "localAuthorities",
    payeeClass: "PublicBody",
    isCertain: true,
    hasNoForm: true,
    countries: ["GBR"],
    not: notBody,
    source: "Office for National Statistics, Register of Geographic Codes",
    licence: written,
    // Only as the whole name: "Bolton Council of Mosques" is none.
    at: "whole",
    names: forms([londonBoroughs, royalBoroughs, metropolitanDistricts, otherAuthorities].join("|"), [
      (place) => `${place} council`,
    ]),
  },
  {
    list: "governmentBodies",
    payeeClass: "PublicBody",
    isCertain: true,
    hasNoForm: true,
    not: notBody,
    source: "GOV.UK, departments, agencies and public bodies; the mayors' own websites",
    licence: written,
    at: "start",
    names: [
      forms("greater manchester|merseyside|south yorkshire|tyne and wear|west midlands|west yorkshire", [
        (place) => `${place} ita`,
        (place) => `${place} passenger transport`,
      ]),
      "greater manchester combined authority|west midlands combined authority|west yorkshire combined authority|liverpool city region combined authority|south yorkshire mayoral combined authority|tees valley combined authority|north east combined authority|north of tyne combined authority|cambridgeshire and peterborough combined authority|west of england combined authority|greater london authority|transport for london|transport for greater manchester|west yorkshire passenger transport executive|south yorkshire passenger transport executive|department for communities and local government|department for communities and local|communities and local government|department for work and pensions|department for environment food and rural affairs|hm treasury|hm courts and tribunals service|hm land registry|hm prison service|ministry of defence|driver and vehicle licensing agency|driver and vehicle standards agency|companies house|care quality commission|public health england|uk health security agency|disclosure and barring service|criminal records bureau|information commissioners office|planning inspectorate|valuation office agency|electoral commission|homes and communities agency|homes england|natural england|historic england|education and skills funding agency|health and safety executive|government legal department|government actuarys department|crown prosecution service|rural payments agency|forestry commission|local government boundary commission|maritime and coastguard agency|met office|intellectual property office|scottish government|welsh government",
    ].join("|"),
  },
  {
    list: "governmentBodies",
    payeeClass: "PublicBody",
    isCertain: true,
    hasNoForm: true,
    countries: ["GBR"],
    not: notBody,
    source: "GOV.UK, departments, agencies and public bodies; the mayors' own websites",
    licence: written,
    // Only as the whole name: "CQC Compliance Training" is none.
    at: "whole",
    names: "secretary of state|gmca|wmca|notca|tfgm|tfl|dclg|mhclg|dluhc|dwp|defra|hmcts|cqc|dvla|ofsted",
  },
  {
    list: "governmentBodies",
    payeeClass: "PublicBody",
    isCertain: true,
    hasNoForm: true,
    not: notBody,
    source: "Police.uk, list of forces; National Fire Chiefs Council, list of services",
    licence: written,
    at: "start",
    names: [
      forms(
        "avon and somerset|bedfordshire|cambridgeshire|cheshire|cleveland|cumbria|derbyshire|devon and cornwall|dorset|durham|dyfed powys|essex|gloucestershire|greater manchester|gwent|hampshire|hertfordshire|humberside|kent|lancashire|leicestershire|lincolnshire|merseyside|norfolk|north wales|north yorkshire|northamptonshire|northumbria|nottinghamshire|south wales|south yorkshire|staffordshire|suffolk|surrey|sussex|thames valley|warwickshire|west mercia|west midlands|west yorkshire|wiltshire",
        [(place) => `${place} police`, (place) => `${place} constabulary`],
      ),
      "metropolitan police|metropolitan police service|city of london police|british transport police|police scotland|police service of northern ireland",
      forms(
        "avon|bedfordshire and luton|buckinghamshire and milton keynes|cambridgeshire|cheshire|cleveland|county durham and darlington|derbyshire|devon and somerset|dorset and wiltshire|east sussex|essex county|greater manchester|hampshire and isle of wight|hereford and worcester|humberside|kent|lancashire|leicestershire|london|merseyside|north wales|north yorkshire|nottinghamshire|royal berkshire|shropshire|south wales|south yorkshire|staffordshire|tyne and wear|west midlands|west yorkshire",
        [(place) => `${place} fire and rescue`, (place) => `${place} fire brigade`],
      ),
    ].join("|"),
  },
  {
    list: "governmentBodies",
    payeeClass: "PublicBody",
    isCertain: true,
    hasNoForm: true,
    not: notBody,
    source: "USA.gov, A-Z index of government departments and agencies",
    licence: written,
    at: "start",
    names:
      "bureau of land management|bureau of reclamation|bureau of indian affairs|bureau of prisons|bureau of labor statistics|bureau of the census|bureau of engraving and printing|bureau of the fiscal service|federal bureau of investigation|federal bureau investigation|us geological survey|us fish and wildlife service|us forest service|us department of|us dept of|us army corps of engineers|us environmental protection agency|environmental protection agency|us coast guard|federal aviation administration|federal highway administration|us government printing office|us government publishing office|national park service",
  },
  {
    list: "localPensions",
    payeeClass: "Benefits",
    isCertain: true,
    source: "Local Government Pension Scheme Advisory Board, list of the scheme's funds",
    licence: written,
    at: "start",
    names: forms(
      "avon|bedfordshire|buckinghamshire|cambridgeshire|cheshire|cornwall|cumbria|derbyshire|devon|dorset|dorset county|durham|east riding|east sussex|essex|gloucestershire|greater gwent|greater manchester|gwynedd|hampshire|hertfordshire|isle of wight|kent|lancashire county|leicestershire|lincolnshire|lothian|merseyside|norfolk|north east scotland|north yorkshire|northamptonshire|nottinghamshire|oxfordshire|royal county of berkshire|shropshire county|somerset|south yorkshire|staffordshire|strathclyde|suffolk|surrey|teesside|tyne and wear|warwickshire|west midlands|west sussex|west yorkshire|wiltshire|worcestershire",
      [
        (place) => `${place} pension fund`,
        (place) => `${place} council pension fund`,
        (place) => `${place} county council pension fund`,
      ],
    ),
  },
  {
    list: "localAuthorities",
    payeeClass: "PublicBody",
    isCertain: true,
    hasNoForm: true,
    countries: ["ISL"],
    not: notBody,
    source: "Samband íslenskra sveitarfélaga, list of municipalities",
    licence: written,
    at: "whole",
    names:
      "akraneskaupstadur|akureyrarbaer|blaskogabyggd|bolungarvikurkaupstadur|borgarbyggd|dalabyggd|dalvikurbyggd|fjallabyggd|fjardabyggd|fljotsdalsherad|floahreppur|gardabaer|grindavikurbaer|grundarfjardarbaer|grimsnes og grafningshreppur|hrunamannahreppur|hunathing vestra|hveragerdisbaer|isafjardarbaer|mosfellsbaer|mulathing|myrdalshreppur|nordurthing|rangarthing eystra|rangarthing ytra|reykjanesbaer|seltjarnarnesbaer|skagafjordur|skaftarhreppur|skeida og gnupverjahreppur|snaefellsbaer|stykkisholmsbaer|sudurnesjabaer|sveitarfelagid arborg|sveitarfelagid hornafjordur|sveitarfelagid olfus|sveitarfelagid skagafjordur|thingeyjarsveit|vestmannaeyjabaer|vesturbyggd|vogar",
  },
];
