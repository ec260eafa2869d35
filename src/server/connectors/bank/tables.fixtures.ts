type Expected = readonly (readonly [date: string, cents: number, payee?: string])[]

/** Tables of banks, cards, payment apps and brokers that are easily misread. */
export const statements: Record<string, { text: string; rows: Expected; currency?: string }> = {
  'a card whose purchases are positive, by the word of their type': {
    text: `Transaction Date,Post Date,Description,Category,Type,Amount,Memo
01/05/2026,01/06/2026,CORNER SHOP,Groceries,Sale,12.50,
01/09/2026,01/10/2026,ORCHARD DEPOSIT LTD,Shopping,Sale,40.00,
01/15/2026,01/15/2026,ONLINE TRANSFER FROM CHK,,Payment,-52.50,`,
    rows: [
      ['2026-01-06', -1250],
      ['2026-01-10', -4000],
      ['2026-01-15', 5250],
    ],
  },
  'a card whose purchases are positive, by its categories': {
    text: `Trans. Date,Post Date,Description,Amount,Category
01/05/2026,01/06/2026,CORNER SHOP,12.50,Supermarkets
01/15/2026,01/15/2026,INTERNET PMT,-12.50,Payments and Credits`,
    rows: [
      ['2026-01-06', -1250],
      ['2026-01-15', 1250],
    ],
  },
  'a card whose purchases are positive, by the row of its payment': {
    text: `Date,Description,Card Member,Account #,Amount
01/05/2026,CORNER SHOP,ADA REED,-01001,12.50
01/09/2026,BOOKS,ADA REED,-01001,7.50
01/15/2026,AUTOPAY PAYMENT - THANK YOU,ADA REED,-01001,-20.00`,
    rows: [
      ['2026-01-05', -1250],
      ['2026-01-09', -750],
      ['2026-01-15', 2000],
    ],
  },
  'a card with a word for each kind of movement': {
    text: `Transaction Date,Clearing Date,Description,Merchant,Category,Type,Amount (USD),Purchased By
01/05/2026,01/06/2026,CORNER SHOP 12,Corner Shop,Grocery,Purchase,12.50,Ada
01/15/2026,01/16/2026,ACH DEPOSIT INTERNET TRANSFER,Ach Deposit,Payment,Payment,-12.50,Ada`,
    rows: [
      ['2026-01-06', -1250, 'Corner Shop'],
      ['2026-01-16', 1250, 'Ach Deposit'],
    ],
  },
  'an account that writes the payee of a card as its memo': {
    text: `Date,Unique Id,Tran Type,Cheque Number,Payee,Memo,Amount
2026/01/05,2026010501,DEBIT,,"DEBIT","CARD 5906 CORNER SHOP",-12.50
2026/01/09,2026010901,EFTPOS,,"FUEL STATION","EFTPOS 09-01 11:49",-40.00
2026/01/16,2026011601,CREDIT,,"CREDIT","CARD 5906 CORNER SHOP REFUND",12.50`,
    rows: [
      ['2026-01-05', -1250, 'CARD 5906 CORNER SHOP'],
      ['2026-01-09', -4000, 'FUEL STATION'],
      ['2026-01-16', 1250, 'CARD 5906 CORNER SHOP REFUND'],
    ],
  },
  'an account in dollars in which a single cell says NOK': {
    text: `Date,Description,Ref,Amount,Balance
01/05/2026,CORNER SHOP,,-$12.50,$87.50
01/09/2026,FJORD HOTEL,NOK,-$40.00,$47.50
01/12/2026,REFUND,,$2.50,$50.00`,
    rows: [
      ['2026-01-05', -1250],
      ['2026-01-09', -4000],
      ['2026-01-12', 250],
    ],
    currency: 'USD',
  },
  'an account with a movement that is pending in place of its date': {
    text: `Date,Description,Amount,Balance
Pending,FUEL STATION,-20.00,
01/09/2026,CORNER SHOP,-12.50,87.50
01/05/2026,BOOKS,-7.50,100.00`,
    rows: [
      ['2026-01-09', -1250],
      ['2026-01-05', -750],
    ],
  },
  'a broker with dividends, interest, trades and transfers': {
    text: `"Date","Action","Symbol","Description","Quantity","Price","Fees & Comm","Amount"
"01/05/2026","Buy","ORCH","ORCHARD INC","5","$20.10","","-$100.50"
"01/09/2026","Qualified Dividend","ORCH","ORCHARD INC","","","","$4.20"
"01/10/2026","Bank Interest","","BANK INT 01","","","","$1.25"
"01/12/2026","Sell","ORCH","ORCHARD INC","5","$21.10","","$105.50"
"01/14/2026","MoneyLink Transfer","","Tfr ORCHARD BANK","","","","-$50.00"`,
    rows: [
      ['2026-01-09', 420, 'Qualified Dividend'],
      ['2026-01-10', 125, 'Bank Interest'],
      ['2026-01-14', -5000, 'Tfr ORCHARD BANK'],
    ],
  },
  'a broker with codes for what was done': {
    text: `"Activity Date","Process Date","Settle Date","Instrument","Description","Trans Code","Quantity","Price","Amount"
"1/9/2026","1/9/2026","1/9/2026","ORCH","Cash Div: R/D 2026-01-02","CDIV","","","$4.20"
"1/7/2026","1/7/2026","1/9/2026","ORCH","Orchard Inc","Buy","5","$20.10","($100.50)"
"1/5/2026","1/5/2026","1/5/2026","","ACH Deposit","ACH","","","$200.00"`,
    rows: [
      ['2026-01-09', 420, 'Dividend'],
      ['2026-01-05', 20000, 'ACH Deposit'],
    ],
  },
  'a broker that reinvests': {
    text: `Run Date,Action,Symbol,Description,Type,Quantity,Price ($),Commission ($),Fees ($),Amount ($),Cash Balance ($),Settlement Date
01/05/2026,DIVIDEND RECEIVED ORCHARD INDEX FUND (ORCHX) (Cash),ORCHX,ORCHARD INDEX FUND,Cash,0.000,,,,12.40,112.40,
01/05/2026,REINVESTMENT ORCHARD INDEX FUND (ORCHX) (Cash),ORCHX,ORCHARD INDEX FUND,Cash,0.620,20.00,,,-12.40,100.00,
01/09/2026,Electronic Funds Transfer Paid (Cash),,No Description,Cash,0.000,,,,-40.00,60.00,`,
    rows: [
      ['2026-01-05', 1240, 'Dividend'],
      ['2026-01-09', -4000],
    ],
  },
  'a payment app with tips, taxes and fees': {
    text: `,ID,Datetime,Type,Status,Note,From,To,Amount (total),Amount (tip),Amount (tax),Amount (fee),Funding Source,Destination
,1,2026-01-05T10:00:00,Payment,Complete,Lunch,Ada Reed,Ben Wood,- $12.50,,0,,Visa,
,2,2026-01-09T10:00:00,Payment,Complete,Rent,Ben Wood,Ada Reed,+ $400.00,,0,,,Balance`,
    rows: [
      ['2026-01-05', -1250, 'Ben Wood'],
      ['2026-01-09', 40000, 'Ben Wood'],
    ],
  },
  'a payment service with fees and things that were bought': {
    text: `"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","From Email Address","To Email Address","Transaction ID","Shipping Address","Item Title","Item ID","Shipping and Handling Amount","Sales Tax","Quantity","Balance","Balance Impact"
"05/01/2026","10:00:00","GMT","Old Lights","Express Checkout Payment","Completed","GBP","-24.00","0.00","-24.00","a@b.example","c@d.example","T1","Rua A","Brass lantern","1","0.00","0.00","1","-24.00","Debit"
"25/01/2026","10:00:00","GMT","","Bank Deposit to PP Account","Completed","GBP","24.00","0.00","24.00","","a@b.example","T2","","","","","","","0.00","Credit"`,
    rows: [
      ['2026-01-05', -2400, 'Old Lights'],
      ['2026-01-25', 2400],
    ],
    currency: 'GBP',
  },
  'an account in many currencies': {
    text: `"TransferWise ID",Date,Amount,Currency,Description,"Payment Reference","Running Balance","Exchange From","Exchange To","Exchange Rate","Payer Name","Payee Name","Payee Account Number",Merchant,"Card Last Four Digits","Total fees"
CARD-1,05-01-2026,-12.50,EUR,"Card transaction of EUR issued by Corner Shop",,87.50,,,,,,,"Corner Shop",4321,0.00
TRANSFER-2,15-01-2026,100.00,EUR,"Received money from Orchard",,187.50,,,,Orchard,,,,,0.40`,
    rows: [
      ['2026-01-05', -1250],
      ['2026-01-15', 10000],
    ],
    currency: 'EUR',
  },
  'a bank app with times, emoji and local amounts': {
    text: `Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In
tx_1,05/01/2026,10:00:00,Card payment,Corner Shop,,Groceries,-12.50,GBP,-12.50,GBP,,Rua A,,CORNER SHOP,,-12.50,
tx_2,15/01/2026,10:00:00,Faster payment,Orchard,,Income,100.00,GBP,100.00,GBP,,,,SALARY,,,100.00`,
    rows: [
      ['2026-01-05', -1250],
      ['2026-01-15', 10000],
    ],
    currency: 'GBP',
  },
  'movements with a status of their own': {
    text: `Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
CARD_PAYMENT,Current,2026-01-05 10:00:00,2026-01-06 09:00:00,Corner Shop,-12.50,0.00,GBP,COMPLETED,87.50
TOPUP,Current,2026-01-07 10:00:00,2026-01-07 10:00:01,Top-Up by *1234,100.00,0.00,GBP,COMPLETED,187.50
CARD_PAYMENT,Current,2026-01-14 10:00:00,,Cafe,-3.00,0.00,GBP,PENDING,`,
    rows: [
      ['2026-01-06', -1250],
      ['2026-01-07', 10000],
    ],
    currency: 'GBP',
  },
}
