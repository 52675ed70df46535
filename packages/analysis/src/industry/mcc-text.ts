/* oxlint-disable max-lines -- a table */
/**
 * Merchant category codes: group, type and description in English, one line a code:
 * `code|index of group|index of type|description` (an empty description is the type's words).
 * Derived from merchant-category-codes 1.0.2, MIT licence, (c) its authors.
 * Kept as one text so that it costs nothing until it is first read.
 */
export const mccGroups = `Agricultural Services
Contract services
Wholesale suppliers and manufacturers
Airlines
Car rental
Hotels / Resorts
Not categorized
Transportation Services
Utility Services
Service provider
Retail Outlet Services
Cars and vehicles
Clothing stores
Miscellaneous Stores
Mail / Telephone Sales
Personal services
Business Services
Repair services
Entertainment services
Professional services
Membership organizations
Government Services`;

export const mccTypes = `Veterinary Services
Wine producers
Champagne producers
Agricultural Co-operatives
Horticultural and landscaping
General Contractors
Heating, Plumbing, A/C
Electrical Contractors
Masonry, Stonework, and Plaster
Carpentry Contractors
Roofing/Siding, Sheet Metal
Concrete Work Contractors
Special Trade Contractors
Miscellaneous Publishing and Printing
Typesetting, Plate Making
Specialty Cleaning
Airlines
Car rental
Hotels and resorts
Cashing
Railway
Transportation
Ambulance
Taxi
Transportation. Bus
Transportation. Delivery
Delivery service
Storage
Miscellaneous
Cruise Lines
Boat Rentals
Yachting service
Airports
Transportation Services
Telemarketing
Toll roads
Telecommunication equipment
Retail outlets with telephony
Mobile connection
Telephone services
Information Services
Telegraph
Money transfer
The television
Utilities
Auto Parts
Furniture
Building materials
Office equipment
Computers and software
Equipment
Medical equipment
Metal processing
Electronics
Plumbing
Industry
Jewelry
Goods
Chancery
Drugs
Haberdashery
Clothing
Footwear
Chemicals
Petroleum
Books. Press
Flowers
Paints
Household products
Renovation
Hardware Stores
Garden accessories
Marketplaces
Mobile homes
Retail stores
Gas sales
Wholesalers
Duty Free
Discounters
Department stores
Variety stores
Merchandise stores
Grocery
Meat
Sweets
Farm goods
Bakeries
Food stores
Car dealerships
Auto parts
Tires
Auto shops
Service Stations
Gas station
Boats
Charging stations
Mens clothing
Womens clothing
Clothing stores
Baby clothes
Clothes
Sportswear
Shoes
Fur
Atelier
Wigs
Accessories
Floor coverings
Curtains
Alcohol
Fireplaces
Household appliance
Musical Instruments
Computer Software
Record Shops
Caterers
Cafe. Restaurants
Bars
Fast Food
Digital Goods
Games
Applications
Antiques
Drug Stores
Second Hand
Pawn Shops
Car dump
Reproduction Stores
Bicycles
Sports goods
Book Stores
Stationery
Clock
Toys
Photo goods
Souvenirs
Leather Products
Sewing supplies
Crystal / glassware
Insurance
Goods by mail
Travels
Salesmen
Subscriptions
Art goods
Galleries
Philatelicism
Church shops
Rubber stamp
Hearing Aids
Prostheses
Cosmetics
Printing machines
Fuel
Florists
Tobacco products
Newspapers. Magazines
Pet supplies
Swimming Pools
Razors
Tents
Cashier's office
Financial services
Banks
Quasi Cash
Securities
Rental Property
Card replenishment
Bonds
Timeshares
Recreation
Campgrounds
Cleaning
Laundry
Dry Cleaners
Photographic Studios
The beauty
Clothing repair
Funeral services
Escort
Dating. Escort
Taxes
Consultation
Clubs
Hospitals
Babysitters
Clothing rental
Massage
Health and beauty
Advertising
Credit bureaus
Collection agencies
Copy centers
Photography and art
Stenography
Disinfecting
Cleaning and maintenance
Employment
Programming
Computer Repair
Business Services
Consulting, PR
Detective agencies
Equipment rental
Photo printing
Parking
Truck Rental
Auto repair
Tire service
Car paints
Maintenance stations
Car Washes
Tow truck
Repair of equipment
HVAC equipment repair
Repair of watches and jewelry
Furniture repair
Welding works
Repairs
Government Owned Lottery
Online casino
Horse / Dog racing
Video rental
Cinemas
Dance studios. Dance schools
Tickets
Music bands. Orchestras
Billiard
Bowling clubs
Sports clubs
Tourism
Golf
Videogames
Gambling
Entertainment
Entertainment and sport
Aquariums. Dolphinariums
Medicine
Dentistry
Chiropractors
Optics
Podiatrists
Caregiver / Nurse
Medicine and dentistry
Medical services
Lawyers
School
Education. University
Schools, Correspondence
Education. Business
Education
Kindergarten
Charity
Public organizations
Organizations, Political
Organizations, Religious
Autoclub
Organizations, Membership
Testing laboratories
Architects
Accounting. Audit
Professional services
I-Purchasing Pilot
Court
Fines
Payouts. Bonds
Government Services
Mail
Government procurement
Cashback
VISA
Emergency services
Document flow
In-company purchases`;

export const mccLines = `0742|0|0|
0743|0|1|
0744|0|2|
0763|0|3|
0780|0|4|Horticultural Services, Landscaping Services
1520|1|5|General Contractors - Residential and Commercial
1711|1|6|Air Conditioning Contractors - Sales and Installation, Heating Contractors - Sales, Service, Installation
1731|1|7|
1740|1|8|Insulation - Contractors, Masonry, Stonework Contractors, Plastering Contractors, Stonework and Masonry Contractors, Tile Settings Contractors
1750|1|9|
1761|1|10|Roofing - Contractors, Sheet Metal Work - Contractors, Siding - Contractors
1771|1|11|Contractors - Concrete Work
1799|1|12|Contractors - Special Trade
2741|2|13|
2744|2|13|
2791|2|14|Typesetting, Plate Making & Related Services
2842|2|15|Specialty Cleaning, Polishing, and Sanitation Preparations
3000|3|16|United Airlines
3001|3|16|American Airlines
3002|3|16|Pan American World Airways
3003|3|16|Eurofly
3004|3|16|Dragon Airlines
3005|3|16|British Airways
3006|3|16|Japan Air Lines
3007|3|16|Air France
3008|3|16|Lufthansa
3009|3|16|Air Canada
3010|3|16|KLM (Royal Dutch Airlines)
3011|3|16|Aeroflot - Russian Airlines
3012|3|16|Qantas
3013|3|16|Alitalia
3014|3|16|Saudi Arabian Airlines
3015|3|16|Swiss International Air Lines
3016|3|16|Scandinavian Airline System
3017|3|16|South African Airways
3018|3|16|Varig (Brazil)
3019|3|16|
3020|3|16|Air India
3021|3|16|Air Algerie
3022|3|16|Philippine Airlines
3023|3|16|Mexicana de Aviación
3024|3|16|Pakistan International Airlines
3025|3|16|Air New Zealand Limited International
3026|3|16|Emirates Airlines
3027|3|16|Union de Transports Aeriens
3028|3|16|Air Malta
3029|3|16|SN Brussels Airlines
3030|3|16|Aerolineas Argentinas
3031|3|16|Olympic Airways
3032|3|16|El Al
3033|3|16|Ansett Airlines
3034|3|16|Etihad Airways
3035|3|16|Tap (Portugal)
3036|3|16|VASP (Brazil)
3037|3|16|EgyptAir
3038|3|16|Kuwait Airways
3039|3|16|Avianca
3040|3|16|Gulf Air (Bahrain)
3041|3|16|Balkan-Bulgarian Airlines
3042|3|16|Finnair
3043|3|16|Aer Lingus (Ireland)
3044|3|16|Air Lanka
3045|3|16|Nigeria Airways
3046|3|16|Cruzeiro do Sul (Brazil)
3047|3|16|Turkish Airlines
3048|3|16|Royal Air Maroc
3049|3|16|Tunis Air
3050|3|16|Icelandair
3051|3|16|Austrian Airlines
3052|3|16|LATAM Chile Airlines
3053|3|16|AVIACO (Spain)
3054|3|16|LADECO (Chile)
3055|3|16|LAB (Bolivia)
3056|3|16|Jet Airways (India)
3057|3|16|Virgin America
3058|3|16|Delta Air Lines
3059|3|16|DBA Airlines
3060|3|16|Northwest Airlines (USA)
3061|3|16|Continental Airlines
3062|3|16|Hapag-Lloyd Express
3063|3|16|U.S. Airways
3064|3|16|Adria Airways
3065|3|16|Air Inter
3066|3|16|Southwest Airlines (USA)
3067|3|16|Vanguard Airlines (USA)
3068|3|16|Air Astana
3069|3|16|Sun Country Airlines
3070|3|16|Pacific Southwest Airlines
3071|3|16|Air British Columbia (Canada)
3072|3|16|Cebu Pacific (Philippines)
3073|3|16|Air California
3074|3|16|
3075|3|16|Singapore Airlines
3076|3|16|Aeromexico
3077|3|16|Thai International Airlines
3078|3|16|China Airlines
3079|3|16|Jetstar Airways (Australia)
3080|3|16|
3081|3|16|Nordair (Canada)
3082|3|16|Korean Airlines
3083|3|16|Air Afrique
3084|3|16|Eva Airways (Taiwan)
3085|3|16|Midwest Express Airlines
3086|3|16|Carnival Airlines (USA)
3087|3|16|Metro Airlines
3088|3|16|Croatia Air
3089|3|16|Transaero (Russia)
3090|3|16|Uni Airways (Taiwan)
3091|3|16|
3092|3|16|Midway Airlines (USA)
3093|3|16|
3094|3|16|Zambia Airways
3095|3|16|
3096|3|16|Air Zimbabwe
3097|3|16|Spanair
3098|3|16|Asiana Airlines
3099|3|16|Cathay Pacific (Hong Kong)
3100|3|16|Malaysian Airline System
3101|3|16|
3102|3|16|Iberia (Spain)
3103|3|16|Garuda (Indonesia)
3104|3|16|
3105|3|16|
3106|3|16|Braathens S.A.F.E. (Norway)
3107|3|16|
3108|3|16|
3109|3|16|
3110|3|16|
3111|3|16|British Midland Airways
3112|3|16|Windward Island
3113|3|16|
3114|3|16|
3115|3|16|
3116|3|16|
3117|3|16|Venezolana International de Aviacion
3118|3|16|Valley International Airport
3119|3|16|
3120|3|16|
3121|3|16|
3122|3|16|
3123|3|16|
3124|3|16|
3125|3|16|Tan Airlines
3126|3|16|Talair (Papua New Guinea)
3127|3|16|TACA International
3128|3|16|
3129|3|16|Surinam Airways
3130|3|16|Sunworld International Airways
3131|3|16|VLM Airlines (Belgium)
3132|3|16|Frontier Airlines (USA)
3133|3|16|Sunbelt Airlines
3134|3|16|
3135|3|16|Sudan Airways
3136|3|16|Qatar Airways
3137|3|16|Singleton
3138|3|16|Simmons Airlines (USA)
3139|3|16|
3140|3|16|
3141|3|16|
3142|3|16|
3143|3|16|Scenic Airlines (USA)
3144|3|16|Virgin Atlantic (USA)
3145|3|16|San Juan Airlines
3146|3|16|Luxair (Luxembourg)
3147|3|16|
3148|3|16|Air Littoral (France)
3149|3|16|
3150|3|16|
3151|3|16|Air Zaire
3152|3|16|
3153|3|16|
3154|3|16|Princeville
3155|3|16|
3156|3|16|GO FLY Airline
3157|3|16|
3158|3|16|
3159|3|16|Provincetown-Boston Airways
3160|3|16|
3161|3|16|All Nippon Airways (Japan)
3162|3|16|
3163|3|16|
3164|3|16|Norontair (Canada)
3165|3|16|
3166|3|16|
3167|3|16|Aero Continente (Peru)
3168|3|16|
3169|3|16|
3170|3|16|Mount Cook
3171|3|16|Canadian Airlines
3172|3|16|National Airlines (USA)
3173|3|16|
3174|3|16|JetBlue Airways (USA)
3175|3|16|Middle East Air (Lebanon)
3176|3|16|Metroflight airlines (USA)
3177|3|16|AirTran Airways (USA)
3178|3|16|Mesa Air (USA)
3179|3|16|
3180|3|16|Westjet Airlines (Canada)
3181|3|16|Malev Hungarian Airlines
3182|3|16|LOT - Polish Airlines
3183|3|16|Oman Aviation Services
3184|3|16|LIAT (Antigua and Barbuda)
3185|3|16|LAV (Venezuela)
3186|3|16|LAP (Paraguay)
3187|3|16|Avianca Costa Rica
3188|3|16|Virgin Express (Belgium)
3189|3|16|
3190|3|16|Jugoslav Air (Serbia)
3191|3|16|Island Airlines (USA)
3192|3|16|Iran Air
3193|3|16|Indian Airlines
3194|3|16|
3195|3|16|
3196|3|16|Hawaiian Airlines
3197|3|16|Havasu Airlines
3198|3|16|
3199|3|16|Servicios Aereos Militares
3200|3|16|Guyana Airways
3201|3|16|
3202|3|16|
3203|3|16|Golden Pacific Airlines (USA)
3204|3|16|Freedom Airline Express (Kenya)
3205|3|16|
3206|3|16|China Eastern Airlines
3207|3|16|
3208|3|16|
3209|3|16|
3210|3|16|
3211|3|16|Norwegian Air Shuttle
3212|3|16|Dominicana de Aviacion
3213|3|16|Braathens Regional Airlines (Sweden)
3214|3|16|
3215|3|16|Dan-Air (United Kingdom)
3216|3|16|Greater Cumberland Regional Airport
3217|3|16|CSA Ceskoslovenske Aerolinie
3218|3|16|Crown Airways (USA)
3219|3|16|Compania Panamena de Aviacion
3220|3|16|Compania Faucett (Peru)
3221|3|16|Transportes Aeros Militares Ecuatorianos
3222|3|16|Command Airways (USA)
3223|3|16|Comair (South Africa)
3224|3|16|
3225|3|16|
3226|3|16|Skyways Express (Sweden)
3227|3|16|
3228|3|16|Cayman Airways
3229|3|16|Sociedad Ecuatorianas De Transportes Aereo
3230|3|16|
3231|3|16|Servicio Aero de Honduras
3232|3|16|
3233|3|16|Capitol Air
3234|3|16|Caribbean Airlines / West Indies Airways
3235|3|16|Brockway Air
3236|3|16|Air Arabia Airline (United Arab Emirates)
3237|3|16|
3238|3|16|Bemidji Airlines (USA)
3239|3|16|Bar Harbor Airlines (USA)
3240|3|16|Bahamasair (Bahamas)
3241|3|16|Avianca (Guatemala)
3242|3|16|Avensa (Venezuela)
3243|3|16|Austrian Airlines
3244|3|16|
3245|3|16|EasyJet (United Kingdom)
3246|3|16|Ryanair
3247|3|16|Gol Airlines (Brazil)
3248|3|16|Tam Airlines (Brazil)
3249|3|16|
3250|3|16|
3251|3|16|Aloha Airlines (USA)
3252|3|16|ALM Antilean Airlines
3253|3|16|America West Airlines
3254|3|16|Trump Airline
3255|3|16|
3256|3|16|Alaska Airlines
3257|3|16|
3258|3|16|
3259|3|16|American Trans Air
3260|3|16|Spirit Airlines (USA)
3261|3|16|Air China
3262|3|16|Reno Air, Inc. / American Airlines
3263|3|16|Aserca Airlines / Aero Servicio Carabobo (Venezuela)
3264|3|16|
3265|3|16|
3266|3|16|Air Seychelles
3267|3|16|Air Panama International
3268|3|16|
3269|3|16|
3270|3|16|
3271|3|16|
3272|3|16|
3273|3|16|
3274|3|16|
3275|3|16|
3276|3|16|
3277|3|16|
3278|3|16|
3279|3|16|
3280|3|16|Air Jamaica
3281|3|16|Air Djibouti
3282|3|16|Air Djibouti
3283|3|16|
3284|3|16|Aero Virgin Islands
3285|3|16|Aero Peru
3286|3|16|Aero Nicaraguenses
3287|3|16|Aero Coach Aviation
3288|3|16|
3289|3|16|
3290|3|16|
3291|3|16|Ariana Afghan Airlines
3292|3|16|Cyprus Airways
3293|3|16|Ecuatoriana de Aviación
3294|3|16|Ethiopian Airlines
3295|3|16|Kenya Airways
3296|3|16|Air Berlin
3297|3|16|TAROM / Romanian Air Transport
3298|3|16|Air Mauritius
3299|3|16|Wideroes Flyveselskap (Norway)
3300|3|16|Azul Airlines (Brazil)
3301|3|16|Wizz Air (Hungary)
3302|3|16|Flybe Air (United Kingdom)
3351|4|17|Affiliated Auto Rental
3352|4|17|American Intl Rent-a-car
3353|4|17|Brooks Rent-a-car
3354|4|17|Action Auto Rental
3355|4|17|Car rental agencies
3356|4|17|Car rental agencies
3357|4|17|Hertz Rent-a-car
3358|4|17|Car rental agencies
3359|4|17|Payless Car Rental
3360|4|17|Snappy Car Rental
3361|4|17|Airways Rent-a-car
3362|4|17|Altra Auto Rental
3363|4|17|Car rental agencies
3364|4|17|Agency Rent-a-car
3365|4|17|Car rental agencies
3366|4|17|Budget Rent a Car
3367|4|17|Car rental agencies
3368|4|17|Holiday Rent-a-wreck
3369|4|17|Car rental agencies
3370|4|17|Rent-a-wreck
3371|4|17|Car rental agencies
3372|4|17|Car rental agencies
3373|4|17|Car rental agencies
3374|4|17|Car rental agencies
3375|4|17|Car rental agencies
3376|4|17|Ajax Rent-a-car
3377|4|17|Car rental agencies
3378|4|17|Car rental agencies
3379|4|17|Car rental agencies
3380|4|17|Car rental agencies
3381|4|17|Europ Car
3382|4|17|Car rental agencies
3383|4|17|Car rental agencies
3384|4|17|Car rental agencies
3385|4|17|Tropical Rent-a-car
3386|4|17|Showcase Rental Cars
3387|4|17|Alamo Rent-a-car
3388|4|17|Car rental agencies
3389|4|17|Avis Rent-a-car
3390|4|17|Dollar Rent-a-car
3391|4|17|Europe By Car
3392|4|17|Car rental agencies
3393|4|17|National Car Rental
3394|4|17|Kemwell Group Rent-a-car
3395|4|17|Thrifty Rent-a-car
3396|4|17|Tilden Tent-a-car
3397|4|17|Car rental agencies
3398|4|17|Econo-car Rent-a-car
3399|4|17|Amerex Rent-a-Car
3400|4|17|Auto Host Cost Car Rentals
3401|4|17|Car rental agencies
3402|4|17|Car rental agencies
3403|4|17|Car rental agencies
3404|4|17|Car rental agencies
3405|4|17|Enterprise Rent-a-car
3406|4|17|Car rental agencies
3407|4|17|Car rental agencies
3408|4|17|Car rental agencies
3409|4|17|General Rent-a-car
3410|4|17|Car rental agencies
3411|4|17|Car rental agencies
3412|4|17|Car rental agencies
3413|4|17|Car rental agencies
3414|4|17|Godfrey Natl Rent-a-car
3415|4|17|Car rental agencies
3416|4|17|Car rental agencies
3417|4|17|Car rental agencies
3418|4|17|Car rental agencies
3419|4|17|Alpha Rent-a-car
3420|4|17|Ansa Intl Rent-a-car
3421|4|17|Allstae Rent-a-car
3422|4|17|Car rental agencies
3423|4|17|Avcar Rent-a-car
3424|4|17|Car rental agencies
3425|4|17|Automate Rent-a-car
3426|4|17|Car rental agencies
3427|4|17|Avon Rent-a-car
3428|4|17|Carey Rent-a-car
3429|4|17|Insurance Rent-a-car
3430|4|17|Major Rent-a-car
3431|4|17|Replacement Rent-a-car
3432|4|17|Reserve Rent-a-car
3433|4|17|Ugly Duckling Rent-a-car
3434|4|17|USA Rent-a-car
3435|4|17|Value Rent-a-car
3436|4|17|Autohansa Rent-a-car
3437|4|17|Cite Rent-a-car
3438|4|17|Interent Rent-a-car
3439|4|17|Milleville Rent-a-car
3440|4|17|Via Route Rent-a-Car
3441|4|17|Car rental agencies
3501|5|18|Holiday Inns
3502|5|18|Best Western Hotels & Resorts
3503|5|18|Sheraton Hotels and Resorts
3504|5|18|Hilton Hotels & Resorts
3505|5|18|Rocco Forte Hotels
3506|5|18|Golden Tulip Hotels
3507|5|18|Friendship Inns
3508|5|18|Quality Inns
3509|5|18|Marriott Hotels
3510|5|18|Days Inn
3511|5|18|Arabella Hotels
3512|5|18|Inter-continental Hotels
3513|5|18|Westin Hotels & Resorts
3514|5|18|AmeriSuites Hotels
3515|5|18|Rodeway Inns
3516|5|18|La Quinta Motor Inns
3517|5|18|Americana Hotels
3518|5|18|Sol Hotels
3519|5|18|Pullman International Hotels
3520|5|18|Meridien Hotels
3521|5|18|Forte Crest Hotels
3522|5|18|Tokyo Hotel
3523|5|18|Peninsula Hotels
3524|5|18|Welcomgroup Hotels
3525|5|18|Dunfey Hotels
3526|5|18|Prince Hotels
3527|5|18|Downtowner-passport Hotel
3528|5|18|Red Lion Hotels
3529|5|18|Canadian Pacific Hotels
3530|5|18|Renaissance Hotels
3531|5|18|Astir Hotels
3532|5|18|Sun Route Hotels
3533|5|18|Hotel Ibis
3534|5|18|Southern Pacific Hotels
3535|5|18|Hilton International
3536|5|18|Amfac Hotels
3537|5|18|ANA Hotel
3538|5|18|Concorde Hotels
3539|5|18|Summerfield Suites Hotels
3540|5|18|Iberotel Hotels
3541|5|18|Okura Hotels & Resorts
3542|5|18|Royal Hotels
3543|5|18|Four Seasons Hotels
3544|5|18|Ciga Hotels
3545|5|18|Shangri-La Hotels and Resorts
3546|5|18|Hotel Sierra
3547|5|18|Breakers Resort
3548|5|18|Melia Hotels International
3549|5|18|Auberge Des Governeurs
3550|5|18|Regal 8 Inns
3551|5|18|Mirage Hotels and Casino
3552|5|18|Coast Hotels
3553|5|18|Park Inns International
3554|5|18|Pinehurst Resort
3555|5|18|Treasure Island Hotel and Casino
3556|5|18|Barton Creek Resort
3557|5|18|Manhattan East Suite Hotels
3558|5|18|Jolly Hotels
3559|5|18|Candleood Suites
3560|5|18|Alladin Resort and Casino
3561|5|18|Golden Nugget
3562|5|18|Comfort Inns
3563|5|18|Journey’s End Motels
3564|5|18|Sam Town Hotel and Casino
3565|5|18|Relax Inns
3566|5|18|Garden Place Hotel
3567|5|18|Soho Grand Hotel
3568|5|18|Ladbroke Hotels
3569|5|18|Tribeca Grand Hotels
3570|5|18|Grand Met Forum Hotels
3571|5|18|Grand Wailea Hotels
3572|5|18|Miyako Hotels & Resorts
3573|5|18|Sandman Hotels
3574|5|18|Venture Inns
3575|5|18|Vagabond Hotels
3576|5|18|La Quinta Resort
3577|5|18|Mandarin Oriental Hotel
3578|5|18|Bavarian Inn Lodge
3579|5|18|Hotel Mercure
3580|5|18|Hotel Del Coronado
3581|5|18|Delta Hotels
3582|5|18|California Hotel and Casino
3583|5|18|Radisson Blue Hotel
3584|5|18|Princess Hotels International
3585|5|18|Hungary Hotels
3586|5|18|Sokos Hotels
3587|5|18|Doral Hotels
3588|5|18|Helmsley Hotels
3589|5|18|Doral Golf Resort
3590|5|18|Fairmont Hotels
3591|5|18|Sonesta Hotels
3592|5|18|Omni Hotels & Resorts
3593|5|18|Cunard Hotels
3594|5|18|Arizona Biltmore, A Waldorf Astoria Resort
3595|5|18|Hospitality International
3596|5|18|Wynn Las Vegas
3597|5|18|Riverside Resort and Casino
3598|5|18|Regent Hotels & Resorts
3599|5|18|Pannonia Hotels
3600|5|18|Saddlebrook Resort
3601|5|18|TradeWinds Island Grand Resort
3602|5|18|Hudson Hotel
3603|5|18|Noah's Ark Hotel and Resort
3604|5|18|Hilton Garden Inn
3605|5|18|Jurys Inn
3606|5|18|Jefferson Hotel
3607|5|18|Fontainebleau Resort
3608|5|18|Gaylord Opryland Resort
3609|5|18|Gaylord Palms Resort
3610|5|18|Gaylord Texan Resort
3611|5|18|C'mon Inn Hotel & Suites
3612|5|18|Movenpick Hotels & Resorts
3613|5|18|Microtel Inn and Suites
3614|5|18|AmericInn
3615|5|18|Travelodge Hotels
3616|5|18|Hermitage Hotels
3617|5|18|America’s Best Value Inn
3618|5|18|Great Wolf Resorts
3619|5|18|Aloft Hotels
3620|5|18|Binions Horseshoe Club
3621|5|18|Extended Stay
3622|5|18|Merlin Hotel (Perth)
3623|5|18|Dorint Hotels & Resort
3624|5|18|Lady Luck Hotel and Casino
3625|5|18|Hotel Universal
3626|5|18|Prince Hotels / Studio Plus Hotel
3627|5|18|Extended Stay America
3628|5|18|Excalibur Hotel and Casino
3629|5|18|Dan Hotels
3630|5|18|Extended Stay Deluxe
3631|5|18|Sleep Inn
3632|5|18|The Phoenician Resort
3633|5|18|Rank Hotels
3634|5|18|Swissôtel Hotels & Resorts
3635|5|18|Reso Hotels
3636|5|18|Sarova Hotels
3637|5|18|Ramada Inns
3638|5|18|Howard Johnson Hotels
3639|5|18|Mount Charlotte Hotels
3640|5|18|Hyatt Hotels/International
3641|5|18|Sofitel Hotels & Resorts
3642|5|18|Novotel Sieh (Accor)
3643|5|18|Steigenberger Hotels and Resorts
3644|5|18|Econo-Travel Motor Hotel
3645|5|18|Queens Moat Houses
3646|5|18|Swallow Hotels
3647|5|18|HUSA Hotels
3648|5|18|De Vere Hotels
3649|5|18|Radisson Hotels
3650|5|18|Red Roof Inns
3651|5|18|Imperial London Hotels
3652|5|18|Embassy Suites Hotels by Hilton
3653|5|18|Penta Hotels
3654|5|18|Loews Hotels
3655|5|18|Scandic Hotels
3656|5|18|Sara Hotels
3657|5|18|Oberoi Hotels & Resorts
3658|5|18|New Otani Hotels
3659|5|18|Taj Hotels Intl
3660|5|18|Knights Inn
3661|5|18|Metropole Hotel and SPA
3662|5|18|Circus Circus Hotel and Casino
3663|5|18|Hoteles El Presidente
3664|5|18|Flag Inns
3665|5|18|Hampton Inns by Hilton
3666|5|18|Stakis Hotels
3667|5|18|Luxor Hotel and Casino
3668|5|18|Maritim
3669|5|18|Eldorado Hotel and Casino
3670|5|18|Arcade Hotel
3671|5|18|Arctia Hotels
3672|5|18|Campanile Hotel
3673|5|18|Ibusz Hotels
3674|5|18|Rantasipi Hotels
3675|5|18|Interhotel Cedok
3676|5|18|Monte Carlo Hotel and Casino
3677|5|18|Climat De France Hotels
3678|5|18|Cumulus Hotels
3679|5|18|Silver Legacy Hotel and Casino
3680|5|18|Hoteis Othan
3681|5|18|Adams Mark Hotels
3682|5|18|Sahara Hotel and Casino
3683|5|18|Bradbury Suites
3684|5|18|Budget Host Hotels
3685|5|18|Budgetel
3686|5|18|Suisse Chalet Hotels
3687|5|18|Clarion Hotels
3688|5|18|Compri Hotel Bucks County
3689|5|18|Consort Hotel
3690|5|18|Courtyard by Marriott Hotel
3691|5|18|Dillon Inn
3692|5|18|DoubleTree by Hilton
3693|5|18|Drury Hotels
3694|5|18|Economy Inns Of America
3695|5|18|Embassy Suites by Hilton
3696|5|18|Excel Inn
3697|5|18|Fairfield Hotel by Marriott
3698|5|18|Harley Hotel
3699|5|18|Midway Motor Lodge
3700|5|18|Motel 6
3701|5|18|La Mansion Del Rio
3702|5|18|Registry Hotels
3703|5|18|Residence Inn by Marriott
3704|5|18|Royce Hotel
3705|5|18|Sandman Inn
3706|5|18|Shilo Inn
3707|5|18|Shoneys Inn
3708|5|18|Virgin River Hotel and Casino
3709|5|18|Super 8 Motel
3710|5|18|Ritz-Carlton Hotel
3711|5|18|Flag Inns (Australia)
3712|5|18|Buffalo Bills Hotel and Casino
3713|5|18|Quality Pacific Hotel
3714|5|18|Four Seasons Hotels (Australia)
3715|5|18|Fairfield Inn
3716|5|18|Carlton Hotels
3717|5|18|City Lodge Hotels
3718|5|18|Karos Hotels
3719|5|18|Protea Hotels by Marriott
3720|5|18|Southern Sun Hotels
3721|5|18|Conrad Hotels
3722|5|18|Wyndham Hotels & Resorts
3723|5|18|Rica Hotels
3724|5|18|Inter Nor Hotels
3725|5|18|Sea Pines Resort
3726|5|18|Rio Suites
3727|5|18|Broadmoor Hotel
3728|5|18|Ballys Hotel and Casino
3729|5|18|Nugget Casino Resort
3730|5|18|MGM Grand Hotel
3731|5|18|Harrah’s Hotels and Casinos
3732|5|18|Opryland Hotel
3733|5|18|Boca Raton Resort and Club
3734|5|18|Harvey Bristol Hotels
3735|5|18|Masters Economy Inns
3736|5|18|Colorado Belle Edgewater Resort
3737|5|18|Riviera Hotel and Casino
3738|5|18|Tropicana Resort and Casino
3739|5|18|Woodside Hotels and Resorts
3740|5|18|Towneplace Suites
3741|5|18|Millennium Times Square New York
3742|5|18|Club Med
3743|5|18|Atlanta Biltmore Hotel and Apartments
3744|5|18|Carefree Resorts
3745|5|18|St. Regis Hotel
3746|5|18|The Eliot Hotel
3747|5|18|Club Corporation / Club Resorts
3748|5|18|Wellesley Inns
3749|5|18|Beverly Hills Hotel
3750|5|18|Crowne Plaza Hotels
3751|5|18|Homewood Suites by Hilton
3752|5|18|Peabody Hotels
3753|5|18|Greenbriar Resorts
3754|5|18|Amelia Island Plantation
3755|5|18|Homestead Hotels
3756|5|18|South Seas Island Resort
3757|5|18|Canyon Ranch
3758|5|18|Kahala Mandarin Oriental Hotel
3759|5|18|Orchid At Mauna Lani
3760|5|18|Halekulani Hotel / Waikiki Parc
3761|5|18|Primadonna Hotel and Casino
3762|5|18|Whiskey Pete’s Hotel and Casino
3763|5|18|Chateau Elan Winery and Resort
3764|5|18|Beau Rivage Hotel and Casino
3765|5|18|Bellagio Resort and Casino
3766|5|18|Fremont Hotel and Casino
3767|5|18|Main Street Station Casino Brewery Hotel
3768|5|18|Silver Star Hotel and Casino
3769|5|18|Stratosphere Hotel and Casino
3770|5|18|Springhill Suites
3771|5|18|Caesars Hotel and Casino
3772|5|18|Nemacolin Woodlands
3773|5|18|Venetian Resort Hotel and Casino
3774|5|18|New York-New York Hotel & Casino
3775|5|18|Sands Resort
3776|5|18|Nevele Grande Resort and Country Club
3777|5|18|Mandalay Bay Resort
3778|5|18|Four Points Hotels
3779|5|18|W Hotels
3780|5|18|Disneyland Resorts
3781|5|18|Patricia Grand Resort Hotels
3782|5|18|Rosen Hotel and Resorts
3783|5|18|Town and Country Resort and Convention Center
3784|5|18|First Hospitality Hotels
3785|5|18|Outrigger Hotels and Resorts
3786|5|18|Ohana Hotels of Hawaii
3787|5|18|Caribe Royal Orlando Resort Suite and Villas
3788|5|18|Ala Moana Honolulu by Mantra
3789|5|18|Smugglers Notch Resort
3790|5|18|Raffles Hotels & Resorts
3791|5|18|Staybridge Suites
3792|5|18|Claridge Casino Hotel
3793|5|18|The Flamingo Hotels
3794|5|18|Grand Casino Hotel & Resort
3795|5|18|Paris Las Vegas Hotel
3796|5|18|Peppermill Hotel Casino
3797|5|18|The Atlantic Club Casino Hotel
3798|5|18|Embassy Vacation Resort
3799|5|18|Hale Koa Hotel
3800|5|18|Homestead Suites
3801|5|18|Wilderness Hotel and Resort
3802|5|18|The Palace Hotel
3803|5|18|The Wigwam Golf Resort and Spa
3804|5|18|The Diplomat Country Club and Spa
3805|5|18|The Atlantic Hotel
3806|5|18|Princeville Resort
3807|5|18|Element Hotel
3808|5|18|LXR (Luxury Resorts)
3809|5|18|Settle Inn
3810|5|18|La Costa Resort
3811|5|18|Premier Travel Inns
3812|5|18|Hyatt Place
3813|5|18|Hotel Indigo
3814|5|18|The Roosevelt Hotel NY
3815|5|18|Nickelodeon Family Suites by Holiday Inn
3816|5|18|Home2 Suites by Hilton
3817|5|18|Affinia Hotels
3818|5|18|Mainstay Suites
3819|5|18|Oxford Suites
3820|5|18|Jumeirah Essex House
3821|5|18|Caribe Royal Orlando Resort Suite and Villas
3822|5|18|Crossland Economy Studios Hotels
3823|5|18|Grand Sierra Resort
3824|5|18|Aria Hotels
3825|5|18|Vdara Hotel & Spa
3826|5|18|Hotel am Steinplatz
3827|5|18|The Galt House Hotel by Wyndham
3828|5|18|Cosmopolitan of Las Vegas
3829|5|18|Country Inn By Carlson
3830|5|18|Park Plaza Hotel
3831|5|18|Waldorf Astoria Hotels & Resorts
3832|5|18|Curio Hotels Country Inn by Hilton
3833|5|18|Canopy Hotels by Hilton
3834|5|18|Baymont Inn & Suites
3835|5|18|Dolce Hotels and Resorts
3836|5|18|Hawthorn by Wyndham
3837|5|18|Hoshino Resorts
3838|5|18|Kimpton Hotels
3882|6|19|Cash collection (cashing)
4011|7|20|Railroads - Freight
4111|7|21|Transportation-Suburban and Local Commuter Passenger, including Ferries
4112|7|20|Passenger Railways
4119|7|22|Ambulance Services
4121|7|23|Taxicabs and Limousines
4131|7|24|Bus Lines
4214|7|25|Motor Freight Carriers, Trucking - Local/Long Distance, Moving and Storage Companies, Local Delivery
4215|7|26|Courier Services - Air and Ground, Freight Forwarders
4225|7|27|Public Warehousing-Farm Products, Refrigerated Goods, Household Goods Storage
4304|6|28|
4411|7|29|
4457|7|30|Boat Leases and Boat Rentals
4468|7|31|Marinas, Marine Service/Supplies
4511|3|16|Air Carriers, Airlines
4582|7|32|Airports, Airport Terminals, Flying Fields
4722|7|20|Travel Agencies and Tour Operators
4723|7|20|Package Tour Operators (Germany Only)
4729|7|33|Passenger transportation services
4761|7|34|Telemarketing of Travel Related Services and Vitamins
4784|7|35|Bridge and Road Fees, Tolls
4785|6|28|
4789|7|20|Transportation Services
4812|8|36|Telecommunication Equipment Including Telephone Sales
4813|8|37|Key-Entry Telecom Merchant providing single local and long-distance phone calls using a central access number in a non-face-to-face environment using key entry
4814|8|38|Telecommunication Services
4815|8|39|
4816|8|40|Computer Network/Information Services
4821|8|41|Telegraph Services
4829|9|42|Wire Transfer Money Orders / Money Transfer
4899|8|43|Cable, Satellite, and Other Pay Television and Radio Services
4900|8|44|Utilities - Electric, Gas, Heating Oil, Sanitary, Water
5013|2|45|Motor Vehicle Supplies and New Parts
5021|2|46|Office and Commercial Furniture
5039|2|47|Construction Materials
5044|2|48|Office, Photographic, Photocopy and Microfilm Equipment
5045|2|49|Computers, Computer Peripheral Equipment, Software
5046|2|50|Commercial Equipment
5047|2|51|Dental / Laboratory / Medical / Ophthalmic Hospital Equipment and Supplies
5051|2|52|Metal Service Centers and Offices
5065|2|53|Electrical Parts and Equipment
5072|2|50|Hardware Equipment and Supplies
5074|2|54|Plumbing and Heating Equipment
5085|2|55|Industrial Supplies
5094|2|56|Precious Stones and Metals, Watches and Jewelry
5099|2|57|Durable Goods
5111|2|58|Stationery, Office Supplies, Printing and Writing Paper
5122|2|59|Drugs, Drug Proprietors and Druggists Sundries
5131|2|60|Piece Goods, Notions, and Other Dry Goods
5137|2|61|Men’s, Women’s and Children’s Uniforms and Commercial Clothing
5139|2|62|Commercial Footware
5169|2|63|Chemicals and Allied Products
5172|2|64|Petroleum and Petroleum Products
5192|2|65|Books, Periodicals and Newspapers
5193|2|66|Florists Supplies, Nursery Stock and Flowers
5198|2|67|Paints, Varnishes and Supplies
5199|2|57|Non-Durable Goods
5200|10|68|Home Supply Warehouse Stores
5211|10|47|Building Materials, Lumber Stores
5231|10|69|Glass, Paint, Wallpaper Stores
5251|10|70|
5261|10|71|Lawn and Garden Supply Stores
5262|10|72|
5271|10|73|Mobile Home Dealers
5292|6|28|
5295|6|28|
5297|10|74|Online retail stores
5298|10|74|Internet Shopping Grocery Store
5299|10|75|Warehouse Club Gas
5300|10|76|Wholesale Clubs
5309|10|77|Duty Free Stores
5310|10|78|Discount Stores
5311|10|79|Department Stores
5331|10|80|Variety Stores
5399|10|81|Miscellaneous General Merchandise Stores
5411|10|82|Grocery Stores, Supermarkets
5415|6|28|
5422|10|83|Freezer and Locker Meat Provisioners
5441|10|84|Candy, Nut and Confectionery Stores
5451|10|85|Dairy Products Stores
5462|10|86|
5499|10|87|Miscellaneous Food Stores - Convenience Stores, Markets, Specialty Stores, and Vending Machines
5511|11|88|Automobile and Truck Dealers - Sales, Service, Repairs, Parts and Leasing
5521|11|88|Automobile and Truck Dealers-(Used Only)-Sales
5531|11|89|Auto shops and household goods
5532|11|90|Automotive Tire Stores
5533|11|91|Automotive Parts and Accessories Stores
5541|11|92|Service Stations (With or Without Ancillary Services)
5542|11|93|Fuel Dispenser, Automated
5551|11|94|Boat Dealers
5552|11|95|Electric car charging stations
5561|11|88|Camper Dealers, Recreational and Utility Trailers
5571|11|88|Motorcycle Shops and Dealers
5592|11|88|Motor Home Dealers
5598|11|88|Snowmobile Dealers
5599|11|88|Miscellaneous Automotive, Aircraft, and Farm Equipment Dealers
5611|12|96|Men’s and Boys’ Clothing and Accessories Stores
5621|12|97|Women’s Ready to Wear Stores
5631|12|98|Women’s Accessory and Specialty Stores
5641|12|99|Children’s and Infants’ Wear Stores
5651|12|100|Family Clothing Stores
5655|12|101|Sports Apparel, and Riding Apparel Stores
5661|12|102|Shoe Stores
5681|12|103|Furriers and Fur Shops
5691|12|100|Men’s and Women’s Clothing Stores
5697|12|104|Alterations, Mending, Seamstresses, Tailors
5698|12|105|Wig and Toupee Shops
5699|12|106|Accessory and Apparel Stores - Miscellaneous
5712|13|46|Equipment, Furniture and Home Furnishings Stores (except Appliances)
5713|13|107|Floor Covering Stores
5714|13|108|Drapery, Upholstery and Window Coverings Stores
5715|2|109|Wholesalers of alcohol
5718|13|110|Fireplace, Fireplace Screens and Accessories Stores
5719|13|46|Miscellaneous House Furnishing Specialty Shops
5722|13|111|Household Appliance Stores
5732|13|111|Electronics Sales
5733|13|112|Music Stores - Musical Instruments, Pianos and Sheet Music
5734|13|113|Computer Software Stores
5735|13|114|
5811|9|115|
5812|13|116|Eating Places and Restaurants
5813|13|117|Bars, Cocktail Lounges, Discotheques, Nightclubs and Taverns-Drinking Places (Alcoholic Beverages)
5814|13|118|Fast Food Restaurants
5815|13|119|Digital Goods: Books, Movies, Music
5816|13|120|Digital Goods: Games
5817|13|121|Digital Goods: Applications (Excludes Games)
5818|13|119|Digital Goods: Large Digital Goods Merchant / Digital Goods: Multi-Category
5832|13|122|Antique Shops - Sales, Repairs, and Restoration Services
5912|13|123|Drug Stores and Pharmacies
5921|13|109|Package Stores - Beer, Wine and Liquor
5931|13|124|Second Hand Stores, Used Merchandise Stores
5932|13|122|Antique Shops-Sales, Repairs and Restoration Services
5933|13|125|
5935|13|126|Wrecking and Salvage Yards
5937|13|127|Antique Reproduction Stores
5940|13|128|Bicycle Shops-Sales and Service
5941|13|129|Sporting Goods Stores
5942|13|130|
5943|13|131|Office, School Supply and Stationery Stores
5944|13|132|Clock, Jewelry, Watch and Silverware Stores
5945|13|133|Game, Toy and Hobby Shops
5946|13|134|Camera and Photographic Supply Stores
5947|13|135|Card, Gift, Novelty and Souvenir Shops
5948|13|136|Leather Goods and Luggage Stores
5949|13|137|Fabric, Needlework, Piece Goods and Sewing Stores
5950|13|138|Crystal and Glassware Stores
5960|14|139|Direct Marketing Insurance Services
5961|14|140|Mail Order Houses Including Catalog Order Stores
5962|14|141|Direct Marketing - Travel Related Arrangement Services
5963|13|142|Door-to-Door Sales
5964|14|140|Direct Marketing-Catalog Merchants
5965|14|140|Direct Marketing - Combination Catalog and Retail Merchant
5966|14|140|Direct Marketing - Outbound Telemarketing Merchants
5967|14|40|Direct Marketing - Inbound Telemarketing Merchants
5968|14|143|Direct Marketing - Continuity / Subscription Merchants
5969|14|140|Direct Marketing - Other Direct Marketers
5970|13|144|Artist Supply Stores, Craft Shops
5971|13|145|Art Dealers and Galleries
5972|13|146|Stamp and Coin Stores - Philatelic and Numismatic Supplies
5973|13|147|Religious Goods Stores
5974|13|148|Rubber Stamp Store
5975|13|149|Hearing Aids - Sales, Service, Supply Stores
5976|13|150|Orthopedic Goods - Artificial Limb Stores
5977|13|151|Cosmetic Stores
5978|13|152|Typewriter Stores - Rentals, Sales, Service
5983|13|153|Fuel Dealers - Coal, Fuel Oil, Liquefied Petroleum, Wood
5992|13|154|
5993|13|155|Cigar Stores and Stands
5994|13|156|News Dealers and Newsstands
5995|13|157|Pet Shops, Pet Food and Supplies
5996|13|158|Swimming Pools - Sales and Supplies
5997|13|159|Electric Razor Stores - Sales and Service
5998|13|160|Tent and Awning Shops
5999|13|28|Miscellaneous and Specialty Retail Stores
6010|9|161|Member Financial Institution - Manual Cash Disbursements
6011|9|161|Member Financial Institution - Automated Cash Disbursements
6012|9|162|Member Financial Institution - Merchandise And Services
6022|9|163|Financial Institution (internal RCL)
6023|9|163|State Banks (RCL Internal)
6025|9|163|National Banks (RCL Internal)
6026|9|163|National Banks Non Federal (RCL Internal)
6028|9|163|Unincorporated Private Banks (RCL Internal)
6050|9|164|Quasi Cash - Member Financial Institution
6051|9|164|Quasi Cash - Merchant
6211|9|165|Securities - Brokers and Dealers
6236|3|165|Aserca Airlines / Aero Servicio Carabobo (Venezuela)
6300|9|139|Insurance Sales, Underwriting and Premiums
6381|9|139|Insurance - Premiums
6399|9|139|
6513|9|166|Real Estate Agents and Managers - Rentals
6529|9|167|Remote Stored Value Load - Member Financial Institution
6530|9|167|Remove Stored Value Load - Merchant
6531|9|42|Payment for services - money transfers
6532|9|42|Payment Transaction - Financial Institution
6533|9|42|Payment operation - seller
6534|9|42|Money Transfer - Financial Institution
6535|9|42|Value Purchase - Member Financial Institution
6536|9|42|MoneySend Intracountry
6537|9|42|MoneySend Intercountry
6538|9|42|MoneySend Funding
6539|9|42|Funding Transaction (Excluding MoneySend)
6540|9|42|POI (Point of Interaction) Funding Transactions (Excluding MoneySend)
6611|9|42|Overpayments
6760|9|168|Savings Bonds
7011|5|18|
7012|9|169|
7032|9|170|Sporting and Recreational Camps
7033|9|171|Campgrounds and Trailer Parks
7210|15|172|Cleaning, Garment and Laundry Services
7211|15|173|Laundry Services - Family and Commercial
7216|15|174|
7217|15|172|Carpet and Upholstery Cleaning
7221|15|175|
7230|15|176|Barber and Beauty Shops
7251|15|177|Hat Cleaning Shops, Shoe Repair Shops, Shoe Shine Parlors
7261|15|178|Funeral Service and Crematories
7272|15|179|Escort Services
7273|15|180|Dating Services
7276|15|181|Tax Preparation Service
7277|15|182|Debt, Marriage, Personal - Counseling Services
7278|15|183|Buying / Shopping Clubs, Services
7280|15|184|Hospital Patient - Personal Funds Withdrawal
7295|15|185|Babysitting Services
7296|15|186|Clothing Rental - Costumes, Uniforms and Formal Wear
7297|15|187|Massage Parlors
7298|15|188|Health and Beauty Spas
7299|15|28|Other Services
7311|16|189|Advertising Services
7321|16|190|Consumer Credit Reporting Agencies
7322|16|191|Debt collection agencies
7332|16|192|Blueprinting and Photocopying Services
7333|16|193|Commercial Art, Graphics, Photography
7338|16|192|Quick Copy, Reproduction and Blueprinting Services
7339|16|194|Stenographic and Secretarial Support Services
7342|16|195|Exterminating and Disinfecting Services
7349|16|196|Cleaning and Maintenance, Janitorial Services
7361|16|197|Employment Agencies and Temporary Help Services
7372|16|198|Computer Programming, Data Processing and Integrated System Design Services
7375|16|40|Information Retrieval Services
7379|16|199|Computer Maintenance, Repair And Services
7389|16|200|
7392|16|201|Consulting, Management and Public Relations Services
7393|16|202|Detective Agencies, Protective Agencies, Security Services including Armored Cars, Guard Dogs
7394|16|203|Equipment Rental and Leasing Services, Furniture Rental, Tool Rental
7395|16|204|Photo Developing, Photofinishing Laboratories
7399|16|200|
7511|16|205|Truck parking
7512|4|17|Automobile Rental Agency
7513|4|206|
7519|4|17|Motor Home and Recreational Vehicle Rental
7523|16|205|Automobile Parking Lots and Garages
7524|16|205|Express Payment Service Merchants - Parking Lots and Garages
7531|17|207|Automotive Body Repair Shops
7534|17|208|Tire Retreading and Repair Shops
7535|17|209|Automotive Paint Shops
7538|17|210|Automotive Service Shops
7542|17|211|
7549|17|212|Towing Services
7622|17|213|Electronic Repair Shops
7623|17|214|Air Conditioning and Refrigeration Repair Shops
7629|17|213|Appliance Repair Shops, Electrical and Small
7631|17|215|Clock, Jewelry and Watch Repair Shops
7641|17|216|Furniture - Reupholstery, Repair and Refinishing
7692|17|217|Welding Repair
7699|17|218|Miscellaneous Repair Shops and Related Services
7800|18|219|
7801|18|220|Government-Licensed Casinos (Online or Internet Gambling)
7802|18|221|Government-Licensed Horse / Dog Racing
7829|18|222|Motion Picture and Video Tape Production and Distribution
7832|18|223|Motion Picture Theaters
7833|18|223|Express Payment Service — Motion Picture Theater
7841|18|222|DVD/Video Tape Rental Stores
7911|18|224|Dance Halls, Schools and Studios
7922|18|225|Theatrical Producers (Except Motion Pictures), Ticket Agencies
7929|18|226|Bands, Orchestras and Miscellaneous Entertainers
7932|18|227|Pool and Billiard Establishments
7933|18|228|Bowling Alleys
7941|18|229|Athletic Fields, Commercial Sports, Professional Sports Clubs, Sports Promoters
7991|18|230|Tourist Attractions and Exhibits
7992|18|231|Golf Courses, Public
7993|18|232|Video Amusement Game Supplies
7994|18|232|Video Game Arcades and Establishments
7995|18|233|Gambling Transactions, Betting
7996|18|234|Amusement Parks, Carnivals, Circuses, Fortune Tellers
7997|18|235|Clubs-Country Clubs, Membership (Athletic, Recreation, Sports), Private Golf Courses
7998|18|236|Aquariums, Dolphinariums, Zoos and Seaquariums
7999|18|235|Recreation Services
8011|19|237|Doctors
8021|19|238|Dentists and Orthodontists
8031|19|237|Osteopathic Physicians
8041|19|239|
8042|19|240|Optometrists and Ophthalmologists
8043|19|240|Opticians, Optical Goods and Eyeglasses
8044|19|240|Optical Goods and Eyeglasses
8049|19|241|Chiropodists, Podiatrists
8050|19|242|Nursing and Personal Care Facilities
8062|19|184|
8071|19|243|Dental and Medical Laboratories
8099|19|244|Health Practitioners, Medical Services
8110|19|245|Attorneys, Legal Services
8111|19|245|Attorneys, Legal Services
8211|19|246|Schools, Elementary and Secondary
8220|19|247|Colleges, Universities, Professional Schools and Junior Colleges
8241|19|248|
8244|19|249|Schools, Business and Secretarial
8249|19|250|Schools, Trade and Vocational
8299|19|250|Schools And Educational Services
8351|19|251|Child Care Services
8398|20|252|Organizations, Charitable and Social Service
8641|20|253|Associations - Civic, Social and Fraternal
8651|20|254|
8661|20|255|
8664|6|28|
8675|20|256|Automobile Associations
8699|20|257|
8734|19|258|Testing Laboratories (Non-Medical)
8743|19|258|Testing Laboratories (Non-Medical)
8911|19|259|Architectural, Engineering and Surveying Services
8931|19|260|Accounting, Auditing and Bookkeeping Services
8999|19|261|
9034|21|262|
9211|21|263|Court Costs Including Alimony and Child Support
9222|21|264|
9223|21|265|Bail and Bond Payments
9311|21|181|Tax Payments
9399|21|266|
9401|21|262|
9402|21|267|Postal Services - Government Only
9405|21|268|Intra-Government Purchases - Government Only
9406|18|219|
9411|21|266|Government loan payments
9700|6|269|Automated Referral Service
9701|6|270|Visa Credential Server
9702|6|271|GCAS Emergency Services
9751|2|272|UK Supermarkets, Electronic Hot File
9752|2|272|UK Petrol Stations, Electronic Hot File
9754|21|221|Government-Licensed Horse / Dog Racing
9950|6|273|Intra-Company Purchases
9999|6|28|`;
