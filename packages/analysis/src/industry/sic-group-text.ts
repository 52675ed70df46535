/* oxlint-disable max-lines -- a table */
/** Industry groups (three digits) of the US Standard Industrial Classification 1987, public domain; one line a code: `code|title`. */
export const sicIndustryGroupLines = `011|Cash Grains
013|Field Crops, Except Cash Grains
016|Vegetables and Melons
017|Fruits and Tree Nuts
018|Horticultural Specialties
019|General Farms, Primarily Crop
021|Livestock, Except Dairy and Poultry
024|Dairy Farms
025|Poultry and Eggs
027|Animal Specialties
029|General Farms, Primarily Livestock and Animal Specialties
071|Soil Preparation Services
072|Crop Services
074|Veterinary Services
075|Animal Services, Except Veterinary
076|Farm Labor and Management Services
078|Landscape and Horticultural Services
081|Timber Tracts
083|Forest Nurseries and Gathering of Forest Products
085|Forestry Services
091|Commercial Fishing
092|Fish Hatcheries and Preserves
097|Hunting and Trapping, and Game Propagation
101|Iron Ores
102|Copper Ores
103|Lead and Zinc Ores
104|Gold and Silver Ores
106|Ferroalloy Ores, Except Vanadium
108|Metal Mining Services
109|Miscellaneous Metal Ores
122|Bituminous Coal and Lignite Mining
123|Anthracite Mining
124|Coal Mining Services
131|Crude Petroleum and Natural Gas
132|Natural Gas Liquids
138|Oil and Gas Field Services
141|Dimension Stone
142|Crushed and Broken Stone, Including Riprap
144|Sand and Gravel
145|Clay, Ceramic, and Refractory Minerals
147|Chemical and Fertilizer Mineral Mining
148|Nonmetallic Minerals Services, Except Fuels
149|Miscellaneous Nonmetallic Minerals, Except Fuels
152|General Building Contractors, Residential Buildings
153|Operative Builders
154|General Building Contractors, Nonresidential Buildings
161|Highway and Street Construction, Except Elevated Highways
162|Heavy Construction, Except Highway and Street Construction
171|Plumbing, Heating and Air-Conditioning
172|Painting and Paper Hanging
173|Electrical Work
174|Masonry, Stonework, Tile Setting, and Plastering
175|Carpentry and Floor Work
176|Roofing, Siding, and Sheet Metal Work
177|Concrete Work
178|Water Well Drilling
179|Miscellaneous Special Trade Contractors
201|Meat Products
202|Dairy Products
203|Canned, Frozen, and Preserved Fruits, Vegetables, and Food Specialties
204|Grain Mill Products
205|Bakery Products
206|Sugar and Confectionery Products
207|Fats and Oils
208|Beverages
209|Miscellaneous Food Preparations and Kindred Products
211|Cigarettes
212|Cigars
213|Chewing and Smoking Tobacco and Snuff
214|Tobacco Stemming and Redrying
221|Broadwoven Fabric Mills, Cotton
222|Broadwoven Fabric Mills, Manmade Fiber and Silk
223|Broadwoven Fabric Mills, Wool (Including Dyeing and Finishing)
224|Narrow Fabric and Other Smallwares Mills
225|Knitting Mills
226|Dyeing and Finishing Textiles, Except Wool Fabrics and Knit Goods
227|Carpets and Rugs
228|Yarn and Thread Mills
229|Miscellaneous Textile Goods
231|Men's and Boys' Suits, Coats, and Overcoats
232|Men's and Boys' Furnishings, Work Clothing, and Allied Garments
233|Women's, Misses', and Juniors' Outerwear
234|Women's, Misses', Children's, and Infants' Undergarments
235|Hats, Caps, and Millinery
236|Girls', Children's, and Infants' Outerwear
237|Fur Goods
238|Miscellaneous Apparel and Accessories
239|Miscellaneous Fabricated Textile Products
241|Logging
242|Sawmills and Planing Mills
243|Millwork, Veneer, Plywood, and Structural Wood Members
244|Wood Containers
245|Wood Buildings and Mobile Homes
249|Miscellaneous Wood Products
251|Household Furniture
252|Office Furniture
253|Public Building and Related Furniture
254|Partitions, Shelving, Lockers, and Office and Store Fixtures
259|Miscellaneous Furniture and Fixtures
261|Pulp Mills
262|Paper Mills
263|Paperboard Mills
265|Paperboard Containers and Boxes
267|Converted Paper and Paperboard Products, Except Containers and Boxes
271|Newspapers: Publishing, or Publishing and Printing
272|Periodicals: Publishing, or Publishing and Printing
273|Books
274|Miscellaneous Publishing
275|Commercial Printing
276|Manifold Business Forms
277|Greeting Cards
278|Blankbooks, Looseleaf Binders, and Bookbinding
279|Service Industries for the Printing Trade
281|Industrial Inorganic Chemicals
282|Plastics Materials and Synthetic Resins, Rubber, and Fibers
283|Drugs
284|Soap, Detergents, and Cleaning Preparations; Perfumes and Cosmetics
285|Paints, Varnishes, Lacquers, Enamels, and Allied Products
286|Industrial Organic Chemicals
287|Agricultural Chemicals
289|Miscellaneous Chemical Products
291|Petroleum Refining
295|Asphalt Paving and Roofing Materials
299|Miscellaneous Products of Petroleum and Coal
301|Tires and Inner Tubes
302|Rubber and Plastics Footwear
305|Gaskets, Packing, and Sealing Devices and Rubber and Plastics Hose and Belting
306|Fabricated Rubber Products, Not Elsewhere Classified
308|Miscellaneous Plastics Products
311|Leather Tanning and Finishing
313|Boot and Shoe Cut Stock and Findings
314|Footwear, Except Rubber
315|Leather Gloves and Mittens
316|Luggage
317|Handbags and Other Personal Leather Goods
319|Leather Goods, Not Elsewhere Classified
321|Flat Glass
322|Glass and Glassware, Pressed or Blown
323|Glass Products, Made of Purchased Glass
324|Cement, Hydraulic
325|Structural Clay Products
326|Pottery and Related Products
327|Concrete, Gypsum, and Plaster Products
328|Cut Stone and Stone Products
329|Abrasive, Asbestos, and Miscellaneous Nonmetallic Mineral Products
331|Steel Works, Blast Furnaces, and Rolling and Finishing Mills
332|Iron and Steel Foundries
333|Primary Smelting and Refining of Nonferrous Metals
334|Secondary Smelting and Refining of Nonferrous Metals
335|Rolling, Drawing, and Extruding of Nonferrous Metals
336|Nonferrous Foundries (Castings)
339|Miscellaneous Primary Metal Products
341|Metal Cans and Shipping Containers
342|Cutlery, Handtools, and General Hardware
343|Heating Equipment, Except Electric and Warm Air, and Plumbing Fixtures
344|Fabricated Structural Metal Products
345|Screw Machine Products, and Bolts, Nuts, Screws, Rivets, and Washers
346|Metal Forgings and Stampings
347|Coating, Engraving, and Allied Services
348|Ordnance and Accessories, Except Vehicles and Guided Missiles
349|Miscellaneous Fabricated Metal Products
351|Engines and Turbines
352|Farm and Garden Machinery and Equipment
353|Construction, Mining, and Materials Handling Machinery and Equipment
354|Metalworking Machinery and Equipment
355|Special Industry Machinery, Except Metalworking Machinery
356|General Industrial Machinery and Equipment
357|Computer and Office Equipment
358|Refrigeration and Service Industry Machinery
359|Miscellaneous Industrial and Commercial Machinery and Equipment
361|Electric Transmission and Distribution Equipment
362|Electrical Industrial Apparatus
363|Household Appliances
364|Electric Lighting and Wiring Equipment
365|Household Audio and Video Equipment, and Audio Recordings
366|Communications Equipment
367|Electronic Components and Accessories
369|Miscellaneous Electrical Machinery, Equipment, and Supplies
371|Motor Vehicles and Motor Vehicle Equipment
372|Aircraft and Parts
373|Ship and Boat Building and Repairing
374|Railroad Equipment
375|Motorcycles, Bicycles, and Parts
376|Guided Missiles and Space Vehicles and Parts
379|Miscellaneous Transportation Equipment
381|Search, Detection, Navigation, Guidance, Aeronautical, and Nautical Systems and Instruments
382|Laboratory Apparatus and Analytical, Optical, Measuring, and Controlling Instruments
384|Surgical, Medical, and Dental Instruments and Supplies
385|Ophthalmic Goods
386|Photographic Equipment and Supplies
387|Watches, Clocks, Clockwork Operated Devices, and Parts
391|Jewelry, Silverware, and Plated Ware
393|Musical Instruments
394|Dolls, Toys, Games, and Sporting and Athletic Goods
395|Pens, Pencils, and Other Artists' Materials
396|Costume Jewelry, Costume Novelties, Buttons, and Miscellaneous Notions
399|Miscellaneous Manufacturing Industries
401|Railroads
411|Local and Suburban Passenger Transportation
412|Taxicabs
413|Intercity and Rural Bus Transportation
414|Bus Charter Service
415|School Buses
417|Terminal and Service Facilities for Motor Vehicle Passenger Transportation
421|Trucking and Courier Services, Except Air
422|Public Warehousing and Storage
423|Terminal and Joint Terminal Maintenance Facilities for Motor Freight Transportation
431|United States Postal Service
441|Deep Sea Foreign Transportation of Freight
442|Deep Sea Domestic Transportation of Freight
443|Freight Transportation on the Great Lakes and St. Lawrence Seaway
444|Water Transportation of Freight, Not Elsewhere Classified
448|Water Transportation of Passengers
449|Services Incidental to Water Transportation
451|Air Transportation, Scheduled, and Air Courier Services
452|Air Transportation, Nonscheduled
458|Airports, Flying Fields, and Airport Terminal Services
461|Pipelines, Except Natural Gas
472|Arrangement of Passenger Transportation
473|Arrangement of Transportation of Freight and Cargo
474|Rental of Railroad Cars
478|Miscellaneous Services Incidental to Transportation
481|Telephone Communications
482|Telegraph and Other Message Communications
483|Radio and Television Broadcasting Stations
484|Cable and Other Pay Television Services
489|Communications Services, Not Elsewhere Classified
491|Electric Services
492|Gas Production and Distribution
493|Combination Electric and Gas, and Other Utility Services
494|Water Supply
495|Sanitary Services
496|Steam and Air-Conditioning Supply
497|Irrigation Systems
501|Motor Vehicles and Motor Vehicle Parts and Supplies (Wholesale)
502|Furniture and Homefurnishings (Wholesale)
503|Lumber and Other Construction Materials (Wholesale)
504|Professional and Commercial Equipment and Supplies (Wholesale)
505|Metals and Minerals, Except Petroleum (Wholesale)
506|Electrical Goods (Wholesale)
507|Hardware, and Plumbing and Heating Equipment and Supplies (Wholesale)
508|Machinery, Equipment, and Supplies (Wholesale)
509|Miscellaneous Durable Goods (Wholesale)
511|Paper and Paper Products (Wholesale)
512|Drugs, Drug Proprietaries, and Druggists' Sundries (Wholesale)
513|Apparel, Piece Goods, and Notions (Wholesale)
514|Groceries and Related Products (Wholesale)
515|Farm-Product Raw Materials (Wholesale)
516|Chemicals and Allied Products (Wholesale)
517|Petroleum and Petroleum Products (Wholesale)
518|Beer, Wine, and Distilled Alcoholic Beverages (Wholesale)
519|Miscellaneous Nondurable Goods (Wholesale)
521|Lumber and Other Building Materials Dealers
523|Paint, Glass, and Wallpaper Stores
525|Hardware Stores
526|Retail Nurseries, Lawn and Garden Supply Stores
527|Mobile Home Dealers
531|Department Stores
533|Variety Stores
539|Miscellaneous General Merchandise Stores
541|Grocery Stores
542|Meat and Fish (Seafood) Markets, Including Freezer Provisioners
543|Fruit and Vegetable Markets
544|Candy, Nut, and Confectionery Stores
545|Dairy Products Stores
546|Retail Bakeries
549|Miscellaneous Food Stores
551|Motor Vehicle Dealers (New and Used)
552|Motor Vehicle Dealers (Used Only)
553|Auto and Home Supply Stores
554|Gasoline Service Stations
555|Boat Dealers
556|Recreational Vehicle Dealers
557|Motorcycle Dealers
559|Automotive Dealers, Not Elsewhere Classified
561|Men's and Boys' Clothing and Accessory Stores
562|Women's Clothing Stores
563|Women's Accessory and Specialty Stores
564|Children's and Infants' Wear Stores
565|Family Clothing Stores
566|Shoe Stores
569|Miscellaneous Apparel and Accessory Stores
571|Home Furniture and Furnishings Stores
572|Household Appliance Stores
573|Radio, Television, Consumer Electronics, and Music Stores
581|Eating and Drinking Places
591|Drug Stores and Proprietary Stores
592|Liquor Stores
593|Used Merchandise Stores
594|Miscellaneous Shopping Goods Stores
596|Nonstore Retailers
598|Fuel Dealers
599|Retail Stores, Not Elsewhere Classified
601|Central Reserve Depository Institutions
602|Commercial Banks
603|Savings Institutions
606|Credit Unions
608|Foreign Banking and Branches and Agencies of Foreign Banks
609|Functions Related to Depository Banking
611|Federal and Federally-Sponsored Credit Agencies
614|Personal Credit Institutions
615|Business Credit Institutions
616|Mortgage Bankers and Brokers
621|Security Brokers, Dealers, and Flotation Companies
622|Commodity Contracts Brokers and Dealers
623|Security and Commodity Exchanges
628|Services Allied with the Exchange of Securities or Commodities
631|Life Insurance
632|Accident and Health Insurance and Medical Service Plans
633|Fire, Marine, and Casualty Insurance
635|Surety Insurance
636|Title Insurance
637|Pension, Health, and Welfare Funds
639|Insurance Carriers, Not Elsewhere Classified
641|Insurance Agents, Brokers, and Service
651|Real Estate Operators (Except Developers) and Lessors
653|Real Estate Agents and Managers
654|Title Abstract Offices
655|Land Subdividers and Developers
671|Holding Offices
672|Investment Offices
673|Trusts
679|Miscellaneous Investing
701|Hotels and Motels
702|Rooming and Boarding Houses
703|Camps and Recreational Vehicle Parks
704|Organization Hotels and Lodging Houses, on Membership Basis
721|Laundry, Cleaning, and Garment Services
722|Photographic Studios, Portrait
723|Beauty Shops
724|Barber Shops
725|Shoe Repair Shops and Shoeshine Parlors
726|Funeral Service and Crematories
729|Miscellaneous Personal Services
731|Advertising
732|Consumer Credit Reporting Agencies, Mercantile Reporting Agencies, and Adjustment and Collection Agencies
733|Mailing, Reproduction, Commercial Art and Photography, and Stenographic Services
734|Services to Dwellings and Other Buildings
735|Miscellaneous Equipment Rental and Leasing
736|Personnel Supply Services
737|Computer Programming, Data Processing, and Other Computer Related Services
738|Miscellaneous Business Services
751|Automotive Rental and Leasing, Without Drivers
752|Automobile Parking
753|Automotive Repair Shops
754|Automotive Services, Except Repair
762|Electrical Repair Shops
763|Watch, Clock, and Jewelry Repair
764|Reupholstery and Furniture Repair
769|Miscellaneous Repair Shops and Related Services
781|Motion Picture Production and Allied Services
782|Motion Picture Distribution and Allied Services
783|Motion Picture Theaters
784|Video Tape Rental
791|Dance Studios, Schools, and Halls
792|Theatrical Producers (Except Motion Picture), Bands, Orchestras, and Entertainers
793|Bowling Centers
794|Commercial Sports
799|Miscellaneous Amusement and Recreation Services
801|Offices and Clinics of Doctors of Medicine
802|Offices and Clinics of Dentists
803|Offices and Clinics of Doctors of Osteopathy
804|Offices and Clinics of Other Health Practitioners
805|Nursing and Personal Care Facilities
806|Hospitals
807|Medical and Dental Laboratories
808|Home Health Care Services
809|Miscellaneous Health and Allied Services, Not Elsewhere Classified
811|Legal Services
821|Elementary and Secondary Schools
822|Colleges, Universities, Professional Schools, and Junior Colleges
823|Libraries
824|Vocational Schools
829|Schools and Educational Services, Not Elsewhere Classified
832|Individual and Family Social Services
833|Job Training and Vocational Rehabilitation Services
835|Child Day Care Services
836|Residential Care
839|Social Services, Not Elsewhere Classified
841|Museums and Art Galleries
842|Arboreta and Botanical or Zoological Gardens
861|Business Associations
862|Professional Membership Organizations
863|Labor Unions and Similar Labor Organizations
864|Civic, Social, and Fraternal Associations
865|Political Organizations
866|Religious Organizations
869|Membership Organizations, Not Elsewhere Classified
871|Engineering, Architectural, and Surveying Services
872|Accounting, Auditing, and Bookkeeping Services
873|Research, Development, and Testing Services
874|Management and Public Relations Services
881|Private Households
899|Services, Not Elsewhere Classified
911|Executive Offices
912|Legislative Bodies
913|Executive and Legislative Offices Combined
919|General Government, Not Elsewhere Classified
921|Courts
922|Public Order and Safety
931|Public Finance, Taxation, and Monetary Policy
941|Administration of Educational Programs
943|Administration of Public Health Programs
944|Administration of Social, Human Resource and Income Maintenance Programs
945|Administration of Veterans' Affairs, Except Health and Insurance
951|Administration of Environmental Quality Programs
953|Administration of Housing and Urban Development Programs
961|Administration of General Economic Programs
962|Regulation and Administration of Transportation Programs
963|Regulation and Administration of Communications, Electric, Gas, and Other Utilities
964|Regulation of Agricultural Marketing and Commodities
965|Regulation, Licensing, and Inspection of Miscellaneous Commercial Sectors
966|Space Research and Technology
971|National Security and International Affairs
999|Nonclassifiable Establishments`;
