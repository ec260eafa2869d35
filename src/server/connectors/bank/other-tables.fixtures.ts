/** Tables that are not statements, in the layouts of common programs, filled with made-up data. */
export const otherTables: Record<string, string> = {
  'an order history of a large shop': `Website,Order ID,Order Date,Purchase Order Number,Currency,Unit Price,Unit Price Tax,Shipping Charge,Total Discounts,Total Owed,Shipment Item Subtotal,Shipment Item Subtotal Tax,ASIN,Product Condition,Quantity,Payment Instrument Type,Order Status,Shipment Status,Ship Date,Shipping Option,Product Name
Shop.example,111-0000001-0000001,2026-01-05T10:00:00Z,Not Applicable,USD,12.99,1.07,0,0,14.06,12.99,1.07,B000000001,New,1,Visa - 1234,Closed,Shipped,2026-01-06T08:00:00Z,std-us,Garden Hose 20 m
Shop.example,111-0000002-0000002,2026-01-09T10:00:00Z,Not Applicable,USD,7.50,0.62,0,-1.00,7.12,7.50,0.62,B000000002,New,1,Visa - 1234,Closed,Shipped,2026-01-10T08:00:00Z,std-us,Reading Lamp`,
  'the older order report of the same shop': `Order Date,Order ID,Title,Category,ASIN/ISBN,UNSPSC Code,Website,Release Date,Condition,Seller,Seller Credentials,List Price Per Unit,Purchase Price Per Unit,Quantity,Payment Instrument Type,Purchase Order Number,Ship Date,Item Subtotal,Item Subtotal Tax,Item Total,Currency
01/05/26,111-0000001,Garden Hose,HARDWARE,B000000001,,Shop.example,,new,Shop,,$15.00,$12.99,1,Visa - 1234,,01/06/26,$12.99,$1.07,$14.06,USD
01/09/26,111-0000002,Reading Lamp,LIGHT,B000000002,,Shop.example,,new,Shop,,$9.00,$7.50,1,Visa - 1234,,01/10/26,$7.50,$0.62,$8.12,USD`,
  'returns of a shop': `OrderID,ReversalID,RefundCompletionDate,Currency,AmountRefunded,Status,DisbursementType,Reason
111-01,rev-1,2026-02-01T10:00:00Z,USD,14.06,Completed,Refund,Arrived too late
111-02,rev-2,2026-02-03T10:00:00Z,USD,8.12,Completed,Refund,Not as described`,
  'purchases of an auction house': `Order number,Item number,Item title,Quantity,Item price,Postage,Total price,Currency,Seller,Sale date,Paid on date
01-001,1001,Brass lantern,1,£24.00,£3.00,£27.00,GBP,old_lights,05-Jan-26,05-Jan-26
01-002,1002,Map of Wales,1,£9.50,£2.00,£11.50,GBP,mapshop,09-Jan-26,10-Jan-26`,
  'sales of a maker of things': `Sale Date,Item Name,Buyer,Quantity,Price,Coupon Code,Discount Amount,Shipping Discount,Order Shipping,Order Sales Tax,Item Total,Currency,Transaction ID,Listing ID,Order ID
01/05/26,Felt hat,Dana,1,42.00,,0.00,0.00,5.00,0.00,42.00,USD,1,11,21
01/07/26,Felt bag,Robin,2,30.00,,0.00,0.00,5.00,0.00,60.00,USD,2,12,22`,
  'orders of a shop of one’s own': `Name,Email,Financial Status,Paid at,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price
#1001,a@shop.example,paid,2026-01-05 10:00:00 +0100,EUR,20.00,4.00,3.80,24.00,,0.00,2026-01-05 09:59:00 +0100,1,Tea,20.00
#1002,b@shop.example,paid,2026-01-06 10:00:00 +0100,EUR,30.00,4.00,5.70,34.00,,0.00,2026-01-06 09:59:00 +0100,1,Pot,30.00`,
  'purchases of apps': `Apple ID,Item Reference Number,Item Purchased Date,Content Type,Item Description,Seller,Currency,Invoice Item Amount,Invoice Date,Order Number
a@b.example,1,2026-01-05,iOS App,Star chart,Night Ltd,EUR,4.99,2026-01-05,M1
a@b.example,2,2026-01-09,Subscription,Weather,Sky Ltd,EUR,1.99,2026-01-09,M2`,
  'deliveries of meals': `Restaurant Name,Order Time,Order Status,Item Name,Item Quantity,Item Price,Order Price,Currency
Noodle House,2026-01-05 19:00:00,completed,Ramen,1,11.50,14.20,USD
Corner Pizza,2026-01-09 19:00:00,completed,Margherita,1,9.00,12.00,USD`,
  'rides in a town': `City,Product Type,Trip or Order Status,Request Time,Begin Trip Time,Begin Trip Address,Dropoff Time,Dropoff Address,Distance (miles),Fare Amount,Fare Currency
Porto,UberX,COMPLETED,2026-01-05 10:00:00 +0000,2026-01-05 10:05:00 +0000,Rua A,2026-01-05 10:20:00 +0000,Rua B,3.42,6.81,EUR
Porto,UberX,COMPLETED,2026-01-06 10:00:00 +0000,2026-01-06 10:05:00 +0000,Rua B,2026-01-06 10:20:00 +0000,Rua A,3.51,7.02,EUR`,
  'books with ratings': `Book Id,Title,Author,Author l-f,ISBN,My Rating,Average Rating,Publisher,Binding,Number of Pages,Year Published,Date Read,Date Added,Bookshelves,Exclusive Shelf,My Review
1,The Lantern,Ann Reed,"Reed, Ann",,4,4.12,House,Paperback,311,2019,2026/01/05,2025/12/01,,read,
2,Salt Roads,Ben Wood,"Wood, Ben",,5,3.98,House,Paperback,204,2021,2026/01/20,2025/12/11,,read,`,
  'books with ratings written in dollars': `Date,Title,Rating,Price
01/05/2026,The Lantern,$4.12,$12.00
01/20/2026,Salt Roads,$3.98,$9.00`,
  'films with ratings': `Date,Name,Year,Letterboxd URI,Rating
2026-01-05,Night Train,2019,https://example.org/a,3.5
2026-01-09,Two Rivers,2021,https://example.org/b,4.0`,
  'titles with ratings of a film database': `Const,Your Rating,Date Rated,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors
tt1,8,2026-01-05,Night Train,https://example.org/a,movie,7.4,101,2019,Drama,1200,2019-03-01,A. Reed
tt2,6,2026-01-09,Two Rivers,https://example.org/b,movie,6.1,95,2021,Comedy,800,2021-05-01,B. Wood`,
  'what was watched': `Title,Date
"Night Train: Season 1: ""Departure""",1/5/26
Two Rivers,1/9/26`,
  'a listening history': `Artist,Album,Track,Date,Minutes
Ada Band,First,Opening,2026-01-05 10:00,3.42
Ada Band,First,Closing,2026-01-05 10:04,4.10`,
  'activities of a runner': `Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Max Heart Rate,Commute,Activity Gear,Moving Time,Elevation Gain
1,"Jan 5, 2026, 7:00:00 AM",Morning Run,Run,,1800,5.02,165,false,,1790,32.1
2,"Jan 9, 2026, 7:00:00 AM",Long Run,Run,,4800,14.80,171,false,,4777,120.5`,
  'activities of a watch': `Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR,Max HR,Avg Pace,Best Pace,Total Ascent
Running,2026-01-05 07:00:00,false,Town Running,5.02,"320",00:30:01,148,165,5:58,4:50,32
Running,2026-01-09 07:00:00,false,River Running,14.80,"940",01:20:10,151,171,5:25,4:40,120`,
  'the days of a step counter': `Date,Calories Burned,Steps,Distance,Floors,Minutes Sedentary,Minutes Lightly Active
2026-01-05,"2,410","9,120",6.52,11,702,210
2026-01-06,"2,205","7,004",5.01,8,760,180`,
  'meals with calories': `Date,Meal,Calories,Fat (g),Carbohydrates (g),Protein (g),Note
2026-01-05,Breakfast,420.5,12.10,55.20,18.30,Porridge
2026-01-05,Lunch,610.0,22.40,70.10,28.00,Soup`,
  'exercises with weights': `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,RPE
2026-01-05 18:00:00,Evening,45m,Squat (Barbell),1,62.50,8,0,0,,
2026-01-05 18:00:00,Evening,45m,Row (Cable),1,40.00,10,0,0,,`,
  'weight on a scale': `Date,Weight (kg),Fat mass (kg),Bone mass (kg),Muscle mass (kg),Hydration (kg),Comments
2026-01-05 07:00:00,71.20,14.10,3.10,53.90,40.20,before breakfast
2026-01-06 07:00:00,71.05,14.00,3.10,53.90,40.10,before breakfast`,
  'blood sugar': `Date,Time,Reading,Unit,Meal,Notes
01/05/2026,07:00,5.42,mmol/L,Before breakfast,well
01/05/2026,12:00,6.10,mmol/L,After lunch,walk`,
  'health insurance claims': `Claim Number,Date of Service,Provider,Status,Amount Billed,Plan Paid,Your Responsibility
C-1,01/05/2026,Dr Reed,Processed,$220.00,$180.00,$40.00
C-2,01/09/2026,Lab Wood,Processed,$90.00,$90.00,$0.00`,
  'trades and fees in a cryptocurrency': `Timestamp,Transaction Type,Asset,Quantity Transacted,Spot Price Currency,Spot Price at Transaction,Subtotal,Total (inclusive of fees and/or spread),Fees and/or Spread,Notes
2026-01-05T10:00:00Z,Buy,BTC,0.0010,EUR,41000.00,41.00,42.49,1.49,Bought 0.0010 BTC for 42.49 EUR
2026-01-09T10:00:00Z,Sell,BTC,0.0005,EUR,43000.00,21.50,20.51,0.99,Sold 0.0005 BTC for 20.51 EUR`,
  'a cryptocurrency ledger': `txid,refid,time,type,subtype,aclass,asset,amount,fee,balance
L1,R1,2026-01-05 10:00:00,deposit,,currency,ZEUR,100.0000,0.0000,100.0000
L2,R2,2026-01-06 10:00:00,trade,,currency,ZEUR,-50.0000,0.1300,49.8700`,
  'transactions of a cryptocurrency app': `Timestamp (UTC),Transaction Description,Currency,Amount,To Currency,To Amount,Native Currency,Native Amount,Native Amount (in USD),Transaction Kind,Transaction Hash
2026-01-05 10:00:00,CRO Stake Rewards,CRO,1.20,,,EUR,0.11,0.12,reward,
2026-01-09 10:00:00,Buy BTC,EUR,-50.00,BTC,0.001,EUR,-50.00,-54.10,crypto_exchange,`,
  'orders at a cryptocurrency exchange': `Date(UTC),Pair,Side,Price,Executed,Amount,Fee
2026-01-05 10:00:00,BTCEUR,BUY,41000.00,0.0010BTC,41.00EUR,0.000001BTC
2026-01-06 10:00:00,BTCEUR,SELL,42000.00,0.0010BTC,42.00EUR,0.042EUR`,
  'changes of cryptocurrency balances': `User_ID,UTC_Time,Account,Operation,Coin,Change,Remark
1,2026-01-05 10:00:00,Spot,Deposit,EUR,100.00,
1,2026-01-06 10:00:00,Spot,Transaction Spend,EUR,-41.00,`,
  'trades at a broker': `Symbol,Trade Date,Settlement Date,Buy/Sell,Quantity,Price,Closing Price,Commission,Currency,Security
NOK,2026-01-05,2026-01-07,BUY,10,4.02,4.10,1.00,USD,Nokia Corp
ORCH,2026-01-09,2026-01-11,SELL,5,20.10,20.40,1.00,USD,Orchard Inc`,
  'only purchases at a broker': `Run Date,Action,Symbol,Description,Quantity,Price,Commission,Fees,Amount,Settlement Date
01/05/2026,YOU BOUGHT,ORCH,ORCHARD INC,5,20.10,0.00,0.00,-100.50,01/07/2026
01/09/2026,YOU SOLD,ORCH,ORCHARD INC,-5,21.10,0.00,0.00,105.50,01/11/2026`,
  'holdings of a brokerage account': `Account Number,Account Name,Symbol,Description,Quantity,Last Price,Last Price Change,Current Value,Today's Gain/Loss Dollar,Cost Basis Total,Type,Date Acquired
Z1,Individual,ORCH,ORCHARD INC,5,$20.10,+$0.20,$100.50,+$1.00,$90.00,Cash,01/05/2026
Z1,Individual,REED,REED CO,2,$11.00,-$0.10,$22.00,-$0.20,$24.00,Cash,01/09/2026`,
  'realised gains': `Description of property,Date acquired,Date sold,Proceeds,Cost basis,Gain or loss,Term
5 sh ORCHARD INC,01/05/2025,01/09/2026,105.50,100.50,5.00,Long
2 sh REED CO,01/05/2026,02/09/2026,20.00,24.00,-4.00,Short`,
  'prices of a share by day': `Date,Open,High,Low,Close,Adj Close,Volume
2026-01-05,20.00,20.50,19.80,20.10,20.10,120000
2026-01-06,20.10,20.90,20.00,20.40,20.40,98000`,
  'prices of a share with its name': `Name,Date,Close/Last,Volume,Open,High,Low
Orchard,01/05/2026,$20.10,120000,$20.00,$20.50,$19.80
Orchard,01/06/2026,$20.40,98000,$20.10,$20.90,$20.00`,
  'rates of a currency': `Date,Currency,Rate,Inverse Rate
2026-01-05,Norwegian krone,11.42,0.08
2026-01-06,Norwegian krone,11.38,0.08`,
  'hours of work': `Project,Client,Description,Task,User,Start Date,Start Time,End Date,Duration (decimal),Billable Rate (EUR),Billable Amount (EUR)
Garden,Orchard,Planting,,Ada,2026-01-05,09:00:00,2026-01-05,2.50,60.00,150.00
Garden,Orchard,Pruning,,Ada,2026-01-06,09:00:00,2026-01-06,1.25,60.00,75.00`,
  'invoices to customers': `Invoice Number,Invoice Date,Due Date,Customer Name,Status,Currency,Total,Balance Due
INV-1,2026-01-05,2026-02-05,Orchard Ltd,Paid,GBP,240.00,0.00
INV-2,2026-01-09,2026-02-09,Reed & Co,Overdue,GBP,90.00,90.00`,
  'a list of invoices with an amount': `Date,Invoice #,Client,Description,Amount
01/05/2026,1001,Orchard,Garden design,$1,200.00
01/09/2026,1002,Reed,Pruning,$90.00`,
  'slips of pay': `Pay Date,Employee Name,Hours,Hourly Rate,Gross Pay,Taxes,Net Pay
01/15/2026,Ada Reed,80,25.00,2000.00,-420.00,1580.00
01/31/2026,Ada Reed,80,25.00,2000.00,-420.00,1580.00`,
  'shared costs of a flat': `Date,Description,Category,Cost,Currency,Ada,Ben
2026-01-05,Groceries,Food,42.00,EUR,21.00,-21.00
2026-01-09,Internet,Utilities,30.00,EUR,-15.00,15.00`,
  'a budget by months': `Month,Category,Budgeted,Activity,Available
2026-01-01,Groceries,400.00,-352.10,47.90
2026-01-01,Rent,1000.00,-1000.00,0.00`,
  'a budget with planned and actual amounts': `Date,Item,Planned Amount,Actual Amount,Difference,Notes
2026-01-01,Rent,1000.00,1000.00,0.00,fixed
2026-01-05,Groceries,100.00,92.10,7.90,less meat`,
  'consumption of electricity': `TYPE,DATE,START TIME,END TIME,USAGE (kWh),COST,NOTES
Electric usage,2026-01-05,00:00,00:59,0.42,$0.11,
Electric usage,2026-01-05,01:00,01:59,0.38,$0.10,`,
  'temperatures of a house': `Date,Room,Temperature,Humidity
2026-01-05 10:00,Kitchen,20.42,41.10
2026-01-05 11:00,Attic,-1.50,55.00`,
  'fuel of a car': `Date,Odometer (km),Fuel (litres),Price per litre,Total cost,City,Notes
2026-01-05,120100,38.42,1.71,65.70,Porto,full
2026-01-19,120800,40.10,1.69,67.77,Braga,full`,
  'trips for a tax return': `Date,Trip Purpose,Start Location,End Location,Miles,Rate,Deduction
01/05/2026,Client visit,Office,Orchard,12.40,0.67,8.31
01/09/2026,Supplies,Office,Depot,8.10,0.67,5.43`,
  'a household inventory': `Item,Category,Location,Purchase Date,Purchase Price,Serial Number,Warranty Until
Lamp,Light,Attic,2026-01-05,$42.00,S1,2028-01-05
Drill,Tools,Shed,2026-01-09,$89.00,S2,2028-01-09`,
  'phone calls': `Date,Time,Called Number,Destination,Duration (min),Cost
05/01/2026,10:00,0123 456,Porto,12.50,0.42
09/01/2026,11:00,0123 457,Braga,2.10,0.10`,
  'sales opportunities': `Opportunity Name,Account Name,Stage,Amount,Close Date,Owner,Lead Source
New garden,Orchard,Proposal,12000.00,2026-03-05,Ada,Web
Hedge,Reed,Won,900.00,2026-01-09,Ada,Phone`,
  donations: `Donation Date,Donor Name,Campaign,Donation Amount,Currency,Payment Method
2026-01-05,Ada Reed,Trees,25.00,EUR,Card
2026-01-09,Ben Wood,Trees,50.00,EUR,Card`,
  'advertising campaigns': `Date,Campaign,Impressions,Clicks,CTR,Cost,Conversions
2026-01-05,Spring,1200,42,3.50,12.10,2
2026-01-06,Spring,1100,40,3.64,11.80,1`,
  "a loan's payment schedule": `Payment Number,Payment Date,Scheduled Payment,Principal,Interest,Ending Balance,Note
1,01/05/2026,536.82,286.82,250.00,99713.18,first
2,02/05/2026,536.82,287.54,249.28,99425.64,second`,
  'a calendar': `Subject,Start Date,Start Time,End Date,End Time,All day event,Description,Location
Dentist,01/05/2026,10:00:00 AM,01/05/2026,11:00:00 AM,False,,Porto
Concert,01/09/2026,08:00:00 PM,01/09/2026,10:00:00 PM,False,,Braga`,
  'people with birthdays': `Name,Given Name,Family Name,Birthday,E-mail 1 - Value,Phone 1 - Value
Ada Reed,Ada,Reed,1990-01-05,ada@example.org,+351 1
Ben Wood,Ben,Wood,1991-01-09,ben@example.org,+351 2`,
  'work to do': `Issue key,Summary,Status,Assignee,Priority,Created,Updated,Estimated hours
G-1,Plant hedge,Done,Ada,High,2026-01-05,2026-01-06,2.50
G-2,Cut grass,Open,Ben,Low,2026-01-09,2026-01-09,1.00`,
  'grades of a course': `Date,Course,Assignment,Grade,Weight,Comment
2026-01-05,Botany,Essay,87.50,0.40,good
2026-01-19,Botany,Test,91.00,0.60,very good`,
  'nights away': `Guest name,Check-in,Check-out,Nights,Listing,Amount,Currency,Status
Ada Reed,2026-01-05,2026-01-07,2,Attic room,140.00,EUR,Confirmed
Ben Wood,2026-01-09,2026-01-10,1,Attic room,70.00,EUR,Confirmed`,
  'points of a game': `Date,Player,Score,Level,Amount
2026-01-05,Ada,1200,4,12
2026-01-06,Ben,900,3,9`,
  drinks: `Date,Drink,Amount
2026-01-05,Water,250
2026-01-05,Tea,200`,
  'a log without headings': `2026-01-05 10:00,sensor-1,20.42
2026-01-05 11:00,sensor-1,20.51
2026-01-05 12:00,sensor-1,20.60`,
  'premiums of insurances': `Policy Number,Policy Type,Insurer,Start Date,Premium,Renewal Date
P-1,Home,Orchard Mutual,2026-01-05,120.00,2027-01-05
P-2,Car,Reed Insurance,2026-01-09,340.00,2027-01-09`,
  'prices of goods': `Date,Store,Product,Price,Quantity,Total
2026-01-05,Market,Apples,2.50,2,5.00
2026-01-09,Market,Pears,3.00,1,3.00`,
}
