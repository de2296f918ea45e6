import * as z from "zod";

/** How much one caller may do. Read by config.ts, like all settings. */

const count = (fallback: number) => z.coerce.number().int().min(0).default(fallback);

export const LIMITS = {
  LIMIT_CONNECTIONS: z.coerce.number().int().min(10).max(60_000).default(4000),
  LIMIT_OPEN_REQUESTS_PER_NETWORK: z.coerce.number().int().min(10).default(300),
  LIMIT_REQUESTS_PER_MINUTE: count(600),
  LIMIT_PAGES_PER_MINUTE: count(600),
  LIMIT_SIGN_IN_PER_ACCOUNT: count(10),
  LIMIT_SIGN_IN_PER_NETWORK: count(100),
  LIMIT_REGISTRATIONS_PER_HOUR: count(60),
  LIMIT_LINKS_PER_ADDRESS: count(6),
  LIMIT_STREAMS_PER_CALLER: count(8),
  LIMIT_STREAMS_PER_NETWORK: count(120),
  LIMIT_STORED_MB_PER_VISITOR: count(50),
  LIMIT_STORED_MB_PER_ACCOUNT: count(2000),
  LIMIT_STORED_MB_PER_NETWORK_A_DAY: count(3000),
  LIMIT_UPLOADS_PER_OWNER: count(60),
  LIMIT_UPLOADS_PER_NETWORK: count(300),
  LIMIT_COMPARES_PER_OWNER: count(60),
  LIMIT_COMPARES_PER_NETWORK: count(300),
  LIMIT_MESSAGES_PER_OWNER: count(60),
  LIMIT_CONVERSATIONS_PER_HOUR: count(20),
  LIMIT_INVITATIONS_PER_DAY: count(50),
  LIMIT_PROFILES_PER_DAY: count(200),
  LIMIT_DOWNLOADS_PER_DAY: count(100),
  LIMIT_PEOPLE_LISTED_PER_DAY: count(2000),
  LIMIT_PROFILES_UNASKED: count(40),
  LIMIT_DOWNLOADS_UNASKED: count(10),
  LIMIT_PEOPLE_LISTED_UNASKED: count(500),
  LIMIT_COMPANY_FETCHES_PER_HOUR: count(60),
  LIMIT_TALK_TURNS_PER_OWNER: count(120),
  LIMIT_CONTACTS_PER_SENDER: count(5),
  LIMIT_CONTACTS_PER_NETWORK: count(30),
  LIMIT_READING_SECONDS: z.coerce.number().int().min(1).max(60).default(8),
};

export const limitsOf = (e: z.output<z.ZodObject<typeof LIMITS>>) => ({
  /** Open at the same time, of this process: each more is closed as it comes. */
  connections: e.LIMIT_CONNECTIONS,
  /** Under way at the same time, of one network: more are told to wait. */
  openPerNetwork: e.LIMIT_OPEN_REQUESTS_PER_NETWORK,
  /** Of one network; 0 is no limit. Pages are made on the server, each for whoever asks. */
  requestsPerMinute: e.LIMIT_REQUESTS_PER_MINUTE,
  pagesPerMinute: e.LIMIT_PAGES_PER_MINUTE,
  signInPerAccount: e.LIMIT_SIGN_IN_PER_ACCOUNT,
  signInPerNetwork: e.LIMIT_SIGN_IN_PER_NETWORK,
  registrationsPerHour: e.LIMIT_REGISTRATIONS_PER_HOUR,
  linksPerAddress: e.LIMIT_LINKS_PER_ADDRESS,
  /** Event streams that are open at the same time, of this process. */
  streams: { perCaller: e.LIMIT_STREAMS_PER_CALLER, perNetwork: e.LIMIT_STREAMS_PER_NETWORK },
  /** Files that are kept of one visitor or account; and what came over one network in a day, whoever they are. */
  storedMb: {
    perVisitor: e.LIMIT_STORED_MB_PER_VISITOR,
    perAccount: e.LIMIT_STORED_MB_PER_ACCOUNT,
    perNetworkADay: e.LIMIT_STORED_MB_PER_NETWORK_A_DAY,
  },
  /** In ten minutes, of one account or one visitor; and of one address, whoever they are. */
  uploadsPerOwner: e.LIMIT_UPLOADS_PER_OWNER,
  uploadsPerNetwork: e.LIMIT_UPLOADS_PER_NETWORK,
  comparesPerOwner: e.LIMIT_COMPARES_PER_OWNER,
  comparesPerNetwork: e.LIMIT_COMPARES_PER_NETWORK,
  /** In ten minutes, of one account. */
  messagesPerOwner: e.LIMIT_MESSAGES_PER_OWNER,
  conversationsPerHour: e.LIMIT_CONVERSATIONS_PER_HOUR,
  invitationsPerDay: e.LIMIT_INVITATIONS_PER_DAY,
  /** Of one recruiter: people opened, and resumes downloaded. */
  profilesPerDay: e.LIMIT_PROFILES_PER_DAY,
  downloadsPerDay: e.LIMIT_DOWNLOADS_PER_DAY,
  peopleListedPerDay: e.LIMIT_PEOPLE_LISTED_PER_DAY,
  /** So many a day before somebody whose session is open for long is asked who they are (http/recent-proof.ts). */
  profilesUnasked: e.LIMIT_PROFILES_UNASKED,
  downloadsUnasked: e.LIMIT_DOWNLOADS_UNASKED,
  peopleListedUnasked: e.LIMIT_PEOPLE_LISTED_UNASKED,
  companyFetchesPerHour: e.LIMIT_COMPANY_FETCHES_PER_HOUR,
  /** In ten minutes, of one account: messages to the assistant that writes postings. */
  talkTurnsPerOwner: e.LIMIT_TALK_TURNS_PER_OWNER,
  /** In an hour: messages to support, of one account or email address; and of one network, whoever they are. */
  contactsPerSender: e.LIMIT_CONTACTS_PER_SENDER,
  contactsPerNetwork: e.LIMIT_CONTACTS_PER_NETWORK,
  /** Of a processor, for one file that somebody waits for. */
  readingSeconds: e.LIMIT_READING_SECONDS,
});
