import { z } from 'zod'
import { port } from './port.ts'

/** Addresses of other servers. */
export const outsideSettings = {
  X_API_URL: z
    .url()
    .default('https://api.x.com/2')
    .describe('Address of the X API; people cannot change it.'),
  FACEBOOK_API_URL: z
    .url()
    .default('https://graph.facebook.com/v25.0')
    .describe("Address of Facebook's Graph API with its version; people cannot change it."),
  LINKEDIN_API_URL: z
    .url()
    .default('https://api.linkedin.com')
    .describe("Address of LinkedIn's portability API; people cannot change it."),
  OUTGOING_ADDRESSES: z
    .enum(['public', 'loopback'])
    .default('public')
    .describe(
      'Where addresses entered by people may lead. `loopback` also allows servers on this machine, for tests.',
    ),
  GOOGLE_ISSUER: z
    .url()
    .default('https://accounts.google.com')
    .describe(
      'OpenID issuer at which people allow Trove to read their Google account; its discovery document has the other addresses.',
    ),
  GOOGLE_DRIVE_URL: z
    .url()
    .default('https://www.googleapis.com/drive/v3')
    .describe('Address of the Drive API with its version; people cannot change it.'),
  GOOGLE_ANALYTICS_ADMIN_URL: z
    .url()
    .default('https://analyticsadmin.googleapis.com/v1beta')
    .describe('Address of the Google Analytics Admin API with its version.'),
  GOOGLE_ANALYTICS_DATA_URL: z
    .url()
    .default('https://analyticsdata.googleapis.com/v1beta')
    .describe('Address of the Google Analytics Data API with its version.'),
  IMAP_HOST: z
    .string()
    .default('imap.gmail.com')
    .describe('Mail server of the Gmail source; people cannot change it.'),
  IMAP_PORT: port.default(993).describe('Port of that mail server.'),
  IMAP_SECURITY: z
    .enum(['tls', 'none'])
    .default('tls')
    .describe('`none` for a mail server on the same machine.'),
  OPENAI_API_URL: z
    .url()
    .default('https://api.openai.com/v1')
    .describe('Address of OpenAI, for people who choose it as their model.'),
  ANTHROPIC_API_URL: z
    .url()
    .default('https://api.anthropic.com/v1')
    .describe('Address of Anthropic, for people who choose it as their model.'),
  GOOGLE_AI_API_URL: z
    .url()
    .default('https://generativelanguage.googleapis.com/v1beta')
    .describe("Address of Google's models, for people who choose them."),
  LOCAL_MODELS: z
    .string()
    .default(
      'Ollama=http://127.0.0.1:11434/v1,LM Studio=http://127.0.0.1:1234/v1,llama.cpp=http://127.0.0.1:8080/v1,vLLM=http://127.0.0.1:8000/v1',
    )
    .describe(
      'Comma-separated servers of language models that people may choose although they are not public, each as `name=address`.',
    ),
}
