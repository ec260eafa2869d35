import type { Words } from '../dictionary.ts'

/** Signing up and logging in. */
export const auth: Words = {
  'Log In': 'Anmelden',
  'Sign Up': 'Registrieren',
  'This way of signing in is not set up here. Please use your email and password.':
    'Diese Art der Anmeldung ist hier nicht eingerichtet. Bitte nimm E-Mail und Passwort.',
  'Signing in was cancelled. You can try again, or use your email.':
    'Die Anmeldung wurde abgebrochen. Versuche es erneut oder nimm deine E-Mail-Adresse.',
  'The first account here is created with a name, an email, a password and the setup code of the server. After that you can use this way of signing in.':
    'Das erste Konto wird hier mit Name, E-Mail, Passwort und dem Einrichtungscode des Servers erstellt. Danach kannst du dich so anmelden.',
  'This account is disabled. Please ask an admin.':
    'Dieses Konto ist gesperrt. Bitte frag einen Admin.',
  'Signing in did not work. Please try again, or use your email.':
    'Die Anmeldung hat nicht funktioniert. Versuche es erneut oder nimm deine E-Mail-Adresse.',
  'Signing in did not work. Please try again.':
    'Die Anmeldung hat nicht funktioniert. Bitte versuche es erneut.',
  Email: 'E-Mail',
  'Authentication failed': 'Die Anmeldung ist fehlgeschlagen',
  'Reset your password': 'Passwort zurücksetzen',
  'Enter your account’s email to get a link for choosing a new password.':
    'Gib die E-Mail-Adresse deines Kontos ein. Dorthin geht ein Link, mit dem du ein neues Passwort wählst.',
  'Sending...': 'Wird gesendet …',
  'Send reset link': 'Link senden',
  'Back to log in': 'Zurück zur Anmeldung',
  'If there is an account with this email, a link is on its way to it.':
    'Wenn es ein Konto mit dieser E-Mail-Adresse gibt, ist ein Link unterwegs.',
  'If there is an account with this email, a link has been created. This installation sends no mail: whoever runs it can find the link in the server’s log.':
    'Wenn es ein Konto mit dieser E-Mail-Adresse gibt, wurde ein Link erstellt. Diese Installation verschickt keine Mails: Wer sie betreibt, findet den Link im Protokoll des Servers.',
  'Welcome back': 'Willkommen zurück',
  'Forgot password?': 'Passwort vergessen?',
  'Signing in...': 'Anmeldung läuft …',
  'Sign In': 'Anmelden',
  'Log in with a passkey': 'Mit Passkey anmelden',
  'This page is yours alone': 'Diese Seite gehört nur dir',
  'Sign up with an email and a password, log in, or look around with the sample data first.':
    'Registriere dich mit E-Mail und Passwort, melde dich an oder sieh dich erst mit den Beispieldaten um.',
  'This link is incomplete': 'Dieser Link ist unvollständig',
  'Open the link in the mail again, or ask for a new one.':
    'Öffne den Link aus der Mail noch einmal oder fordere einen neuen an.',
  'Ask for a new link': 'Neuen Link anfordern',
  'Your password is changed': 'Dein Passwort ist geändert',
  'From now on the new password opens your account. All browsers are logged out and your API keys are revoked.':
    'Ab jetzt öffnet das neue Passwort dein Konto. Alle Browser sind abgemeldet und deine API-Schlüssel widerrufen.',
  'Choose a new password': 'Neues Passwort wählen',
  'At least {passwordMinimum} characters. Saving it logs out all browsers and revokes your API keys.':
    'Mindestens {passwordMinimum} Zeichen. Beim Speichern werden alle Browser abgemeldet und deine API-Schlüssel widerrufen.',
  'Save password': 'Passwort speichern',
  'Enter your code': 'Code eingeben',
  'Recovery code': 'Wiederherstellungscode',
  Code: 'Code',
  'One of the recovery codes that you kept. Each works once.':
    'Einer von denen, die du gesichert hast. Jeder gilt einmal.',
  'The six digits that your authenticator app shows now.':
    'Die sechs Ziffern, die deine Authenticator-App gerade anzeigt.',
  'Trust this browser for 30 days': 'Diesem Browser 30 Tage vertrauen',
  'Use a code from the app': 'Code der App verwenden',
  'Use a recovery code': 'Wiederherstellungscode verwenden',
  'Create account': 'Konto erstellen',
  'Full Name': 'Vollständiger Name',
  'Creating account...': 'Konto wird erstellt …',
  'Create Account': 'Konto erstellen',
  'Setup code': 'Einrichtungscode',
  'The first account runs this installation, and others on the network may open this page too. The code is in the server’s log: Trove printed it when it started.':
    'Das erste Konto verwaltet diese Installation, und auch andere im Netz können diese Seite öffnen. Der Code steht im Protokoll des Servers: Trove hat ihn beim Start ausgegeben.',
  'Continue with Google': 'Weiter mit Google',
  'Continue with Apple': 'Weiter mit Apple',
  'or with your email': 'oder mit deiner E-Mail',
  'There are many log-in attempts here, so yours is waiting its turn. Leave this open and it continues automatically. A passkey, or a browser in which you were logged in before, need not wait.':
    'Hier laufen gerade viele Anmeldungen, deshalb wartet deine. Lass das Fenster offen, es geht von selbst weiter. Mit einem Passkey oder in einem Browser, in dem du schon angemeldet warst, musst du nicht warten.',
  'Sign out': 'Abmelden',
  'Guest account': 'Gastkonto',
  'No passkey was used. You can try again.':
    'Es wurde kein Passkey verwendet. Du kannst es erneut versuchen.',
  'This device already has a passkey for your account.':
    'Dieses Gerät hat schon einen Passkey für dein Konto.',
  'Passkeys do not work at this address. They need the address that this Trove is set up for, over HTTPS or on this machine.':
    'Passkeys funktionieren unter dieser Adresse nicht. Sie brauchen die Adresse, für die dieses Trove eingerichtet ist, über HTTPS oder auf diesem Rechner.',
  'This device cannot store a passkey that verifies who you are.':
    'Dieses Gerät kann keinen Passkey speichern, der dich identifiziert.',
  'The passkey did not work. Please try again.':
    'Der Passkey hat nicht funktioniert. Bitte versuche es erneut.',
  'You are no longer logged in': 'Du bist nicht mehr angemeldet',
  'Log in again to continue.': 'Melde dich wieder an, um weiterzumachen.',
  'Signing out did not work. Please try again.':
    'Das Abmelden hat nicht funktioniert. Bitte versuche es erneut.',
}
