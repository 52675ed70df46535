/** UNSPSC segments (the first two digits of a code), in our own short words; the classification itself is UNDP's. */
export const unspscSegmentLines = `10|Live plants and animals
11|Minerals, textiles and inedible plant and animal materials
12|Chemicals including bio chemicals and gases
13|Resin, rubber, foam and elastomeric materials
14|Paper materials and products
15|Fuels and lubricants
20|Mining and well drilling machinery
21|Farming, fishing and forestry machinery
22|Building and construction machinery
23|Industrial manufacturing and processing machinery
24|Material handling and storage machinery
25|Vehicles and their parts
26|Power generation and distribution machinery
27|Tools and general machinery
30|Structures, building and construction components
31|Manufacturing components and supplies
32|Electronic components and supplies
39|Electrical systems, lighting and components
40|Distribution and conditioning systems
41|Laboratory, measuring and testing equipment
42|Medical equipment and supplies
43|Information technology and telecommunications
44|Office equipment and supplies
45|Printing, photographic and audio-visual equipment
46|Defence, law enforcement and safety equipment
47|Cleaning equipment and supplies
48|Service industry machinery and supplies
49|Sports and recreational equipment
50|Food, beverage and tobacco products
51|Drugs and pharmaceutical products
52|Domestic appliances and consumer electronics
53|Apparel, luggage and personal care products
54|Timepieces, jewellery and gemstones
55|Published products
56|Furniture and furnishings
60|Musical instruments, games, toys, arts and educational supplies
64|Financial instruments, products and contracts
70|Farming, fishing, forestry and wildlife services
71|Mining, oil and gas services
72|Building, construction and maintenance services
73|Industrial production and manufacturing services
76|Industrial cleaning services
77|Environmental services
78|Transportation, storage and mail services
80|Management, business and administrative services
81|Engineering, research and technology services
82|Editorial, design, graphic and fine art services
83|Public utilities and public sector services
84|Financial and insurance services
85|Healthcare services
86|Education and training services
90|Travel, food, lodging and entertainment services
91|Personal and domestic services
92|Defence, public order and safety services
93|Politics and civic affairs services
94|Organisations and clubs
95|Land, buildings, structures and thoroughfares`;
