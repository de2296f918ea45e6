import { useState } from "react";
import type { Column } from "#web/ui/list/column.ts";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { Table } from "#web/ui/list/table.tsx";
import type { Grade } from "#web/ui/match/grade-square.tsx";
import { MatchBadge } from "#web/ui/match/match-badge.tsx";
import { Strip } from "#web/ui/match/strip.tsx";
import { Specimen } from "./specimen.tsx";

interface Firm {
  id: string;
  name: string;
  place: string;
  dot: "ok" | "warn" | "off";
  read: string;
  jobs: number;
}

const FIRMS: Firm[] = [
  { id: "1", name: "Dorrington Hale", place: "Sydney", dot: "ok", read: "Read today", jobs: 71 },
  { id: "2", name: "Sorrel & Pike", place: "Hobart", dot: "warn", read: "5 days ago", jobs: 12 },
  { id: "3", name: "Penhallow Reid", place: "Perth", dot: "off", read: "Disabled", jobs: 44 },
  {
    id: "4",
    name: "Marlowe Finch Partners",
    place: "Sydney",
    dot: "ok",
    read: "Read today",
    jobs: 66,
  },
  {
    id: "5",
    name: "Corran Vale Lawyers",
    place: "Darwin",
    dot: "ok",
    read: "Read today",
    jobs: 1052,
  },
];

const FIRM_COLUMNS: Column<Firm>[] = [
  { key: "name", title: "Firm", cell: (firm) => firm.name, width: "40%" },
  { key: "place", title: "Place", cell: (firm) => firm.place, hideBelow: "md" },
  {
    key: "read",
    title: "Status",
    cell: (firm) => <StatusWord dot={firm.dot}>{firm.read}</StatusWord>,
  },
  { key: "jobs", title: "Jobs", align: "right", cell: (firm) => firm.jobs.toLocaleString("en-AU") },
];

interface Person {
  name: string;
  role: string;
  level: "excellent" | "very-good" | "good";
  percent: number;
  required: Grade[];
  preferred: Grade[];
  date: string;
}

const PEOPLE: Person[] = [
  {
    name: "Priya Raman",
    role: "Associate, Corran Vale Lawyers",
    level: "excellent",
    percent: 91,
    required: ["met", "met", "met", "met", "none"],
    preferred: ["met", "met", "none"],
    date: "2 Nov",
  },
  {
    name: "Daniel Achterberg",
    role: "Lawyer, Fair Work Commission",
    level: "very-good",
    percent: 82,
    required: ["met", "met", "met", "part", "none"],
    preferred: ["met", "none"],
    date: "11 Nov",
  },
  {
    name: "Aleksandra Wojciechowska-Featherstonehaugh",
    role: "Graduate Lawyer, Industrial Relations and Safety",
    level: "good",
    percent: 72,
    required: ["met", "part", "none", "part", "none"],
    preferred: [],
    date: "27 Oct",
  },
];

const PERSON_COLUMNS: Column<Person>[] = [
  {
    key: "name",
    title: "Candidate",
    cell: ({ name, role }) => (
      <>
        {name}
        <span className="block font-normal text-12 text-ink-3">{role}</span>
      </>
    ),
  },
  {
    key: "requirements",
    title: "Requirements",
    hideBelow: "xl",
    cell: (person) => <Strip {...person} />,
  },
  { key: "match", title: "Match", cell: (person) => <MatchBadge {...person} short /> },
  { key: "date", title: "Resume", align: "right", hideBelow: "md", cell: (person) => person.date },
];

export function TableParts() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(["1"]));
  const [open, setOpen] = useState("Daniel Achterberg");
  return (
    <>
      <Specimen name="Table with selection">
        <Table
          label="Firms"
          columns={FIRM_COLUMNS}
          rows={FIRMS}
          rowKey={(firm) => firm.id}
          rowLabel={(firm) => firm.name}
          selection={{ selected, onChange: setSelected }}
        />
      </Specimen>
      <Specimen name="Table with rows that open">
        <Table
          label="Candidates"
          columns={PERSON_COLUMNS}
          rows={PEOPLE}
          rowKey={(person) => person.name}
          rowLabel={(person) => person.name}
          onOpen={(person) => setOpen(person.name)}
          open={open}
        />
      </Specimen>
      <Specimen name="Table to read">
        <Table
          label="Top firms"
          columns={FIRM_COLUMNS}
          rows={FIRMS.slice(0, 3)}
          rowKey={(firm) => firm.id}
          rowLabel={(firm) => firm.name}
        />
        <Table
          label="No firms"
          columns={FIRM_COLUMNS}
          rows={[]}
          rowKey={(firm) => firm.id}
          rowLabel={(firm) => firm.name}
          empty={
            <EmptyState title="No firms yet" text="Firms appear here once they are approved." />
          }
        />
      </Specimen>
    </>
  );
}
