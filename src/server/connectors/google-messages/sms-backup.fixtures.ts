/** A backup as SMS Backup & Restore writes it. */
export const smsBackup = `<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
<!--File Created By SMS Backup & Restore on 14/03/2025 "don't" edit-->
<?xml-stylesheet type="text/xsl" href="sms.xsl"?>
<smses count="8" backup_set="b4c9" backup_date="1741948800000" type="full">
  <sms protocol="0" address="(555) 123-4567" date="1741946400250" type="1" subject="null" body="Beans &#55357;&#56832; &amp; peas?&#10;Or &quot;both&quot;" read="1" contact_name="Bea Baker" />
  <sms protocol="0" address="+15551234567" date="1741946460000" type="2" subject="null" body='Beans, data="please"' contact_name="Bea Baker" />
  <sms protocol="0" address="+15551234567" date="1741946465000" type="3" body="a draft" contact_name="Bea Baker" />
  <sms protocol="0" address="MYBANK" date="1741946470000" type="1" body="Your code is 1234" contact_name="(Unknown)" />
  <mms date="1741946520000" msg_box="1" address="+15551234567~+15550002222" m_id="m1" m_type="132" sub="null" tr_id="T1" contact_name="Bea Baker, Ada">
    <parts>
      <part seq="-1" ct="application/smil" name="null" text="&lt;smil/&gt;" />
      <part seq="0" ct="image/jpeg" name="bed.jpg" cl="null" fn="null" text="null" data="/9j/4AAQSkZJRgABAQ&gt;==" />
      <part seq="0" ct="text/plain" name="null" text="Look at the bed" />
    </parts>
    <addrs>
      <addr address="+15551234567" type="137" charset="106" />
      <addr address="+15550001111" type="151" charset="106" />
      <addr address="+15550002222" type="151" charset="106" />
    </addrs>
  </mms>
  <mms date="1741946580000" msg_box="2" address="+15551234567" m_id="null" m_type="128" sub="Plan" tr_id="proto:abc" contact_name="Bea Baker">
    <parts><part seq="0" ct="text/plain" text="See you at six" /></parts>
    <addrs><addr address="insert-address-token" type="137" charset="106" /><addr address="+15551234567" type="151" charset="106" /></addrs>
  </mms>
  <sms protocol="0" address="+15551234567" date="0" type="1" body="no date" />
  <sms protocol="0" address="+15551234567" date="1741946460000" type="2" body='Beans, data="please"' />
</smses>
`
/** The number of messages that are kept. */
export const smsBackupCount = 5

export const callsBackup = `<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
<calls count="2">
  <call number="+15551234567" duration="90" date="1741950000000" type="2" contact_name="Bea Baker" />
  <call number="-2" duration="0" date="1741950100000" type="3" contact_name="(Unknown)" />
</calls>
`

/** The same messages as written by another app, one row per line. */
export const smsIeLines = [
  {
    _id: '1',
    thread_id: '1',
    address: '+15551234567',
    date: '1741946400250',
    type: '1',
    body: 'Beans 😀 & peas?\nOr "both"',
    __display_name: 'Bea Baker',
  },
  {
    _id: '2',
    thread_id: '1',
    address: '+15551234567',
    date: '1741946460000',
    type: '2',
    body: 'Beans, data="please"',
  },
  {
    _id: '1',
    thread_id: '2',
    date: '1741946520',
    msg_box: '1',
    m_id: 'm1',
    __sender_address: { address: '+15551234567', type: '137' },
    __recipient_addresses: [
      { address: '+15550001111', type: '151' },
      { address: '+15550002222', type: '151' },
    ],
    __parts: [
      { seq: '0', ct: 'image/jpeg', name: 'bed.jpg', _data: '/data/app_parts/PART_1.jpg' },
      { seq: '0', ct: 'text/plain', text: 'Look at the bed' },
    ],
  },
]
  .map((row) => `${JSON.stringify(row)}\n`)
  .join('')
export const smsIeCount = 3
