/** US Standard Industrial Classification 1987 (public domain): divisions by major group, and major group titles. */
export const sicDivisions: { division: string; from: number; to: number; title: string }[] = [
  { division: "A", from: 1, to: 9, title: "Agriculture, Forestry, and Fishing" },
  { division: "B", from: 10, to: 14, title: "Mining" },
  { division: "C", from: 15, to: 17, title: "Construction" },
  { division: "D", from: 20, to: 39, title: "Manufacturing" },
  { division: "E", from: 40, to: 49, title: "Transportation, Communications, and Utilities" },
  { division: "F", from: 50, to: 51, title: "Wholesale Trade" },
  { division: "G", from: 52, to: 59, title: "Retail Trade" },
  { division: "H", from: 60, to: 67, title: "Finance, Insurance, and Real Estate" },
  { division: "I", from: 70, to: 89, title: "Services" },
  { division: "J", from: 91, to: 99, title: "Public Administration" },
];

export const sicMajorGroupLines = `01|Agricultural Production, Crops
02|Agricultural Production, Livestock
07|Agricultural Services
08|Forestry
09|Fishing, Hunting, and Trapping
10|Metal Mining
12|Coal Mining
13|Oil and Gas Extraction
14|Nonmetallic Minerals, except Fuels
15|General Building Contractors
16|Heavy Construction Contractors
17|Special Trade Contractors
20|Food and Kindred Products
21|Tobacco Products
22|Textile Mill Products
23|Apparel and Other Textile Products
24|Lumber and Wood Products
25|Furniture and Fixtures
26|Paper and Allied Products
27|Printing and Publishing
28|Chemicals and Allied Products
29|Petroleum and Coal Products
30|Rubber and Plastics Products
31|Leather and Leather Products
32|Stone, Clay, and Glass Products
33|Primary Metal Industries
34|Fabricated Metal Products
35|Industrial Machinery and Computer Equipment
36|Electronic and Other Electrical Equipment
37|Transportation Equipment
38|Instruments and Related Products
39|Miscellaneous Manufacturing
40|Railroad Transportation
41|Local and Interurban Passenger Transit
42|Trucking and Warehousing
43|United States Postal Service
44|Water Transportation
45|Transportation by Air
46|Pipelines, except Natural Gas
47|Transportation Services
48|Communications
49|Electric, Gas, and Sanitary Services
50|Wholesale Trade, Durable Goods
51|Wholesale Trade, Nondurable Goods
52|Building Materials and Garden Supplies
53|General Merchandise Stores
54|Food Stores
55|Automotive Dealers and Service Stations
56|Apparel and Accessory Stores
57|Furniture and Home Furnishings Stores
58|Eating and Drinking Places
59|Miscellaneous Retail
60|Depository Institutions
61|Nondepository Credit Institutions
62|Security and Commodity Brokers
63|Insurance Carriers
64|Insurance Agents, Brokers, and Service
65|Real Estate
67|Holding and Other Investment Offices
70|Hotels and Other Lodging Places
72|Personal Services
73|Business Services
75|Auto Repair, Services, and Parking
76|Miscellaneous Repair Services
78|Motion Pictures
79|Amusement and Recreation Services
80|Health Services
81|Legal Services
82|Educational Services
83|Social Services
84|Museums, Botanical and Zoological Gardens
86|Membership Organizations
87|Engineering and Management Services
88|Private Households
89|Services, not elsewhere classified
91|Executive, Legislative, and General Government
92|Justice, Public Order, and Safety
93|Finance, Taxation, and Monetary Policy
94|Administration of Human Resources
95|Environmental Quality and Housing
96|Administration of Economic Programs
97|National Security and International Affairs
99|Nonclassifiable Establishments`;
