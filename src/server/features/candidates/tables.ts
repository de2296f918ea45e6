import { date, integer, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** A person, whichever resume stands for them, or a resume that the recruiter brought in. */
export const candidateBookmarks = pgTable("candidate_bookmarks", {
  recruiterId: uuid("recruiter_id").notNull(),
  candidateId: uuid("candidate_id"),
  documentId: uuid("document_id"),
  markedAt: time("marked_at").notNull(),
});

/** Whom a recruiter opened on which day, in the zone of the server. */
export const profileViews = pgTable(
  "profile_views",
  {
    recruiterId: uuid("recruiter_id").notNull(),
    candidateId: uuid("candidate_id").notNull(),
    day: date("day").notNull(),
    firstAt: time("first_at").notNull(),
    lastAt: time("last_at").notNull(),
    /** What told the person about it. */
    notificationId: uuid("notification_id"),
    downloads: integer("downloads").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.recruiterId, table.day, table.candidateId] })],
);

/** Whom a recruiter was shown in lists on a day: so many, and no more. */
export const listedPeople = pgTable(
  "listed_people",
  {
    recruiterId: uuid("recruiter_id").notNull(),
    candidateId: uuid("candidate_id").notNull(),
    day: date("day").notNull(),
  },
  (table) => [primaryKey({ columns: [table.recruiterId, table.day, table.candidateId] })],
);

export const candidateSearches = pgTable("candidate_searches", {
  jobId: uuid("job_id").primaryKey(),
  searchedAt: time("searched_at").notNull(),
});
