import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { LoadMore } from "#web/ui/list/load-more.tsx";
import { Avatar } from "#web/ui/list/mark/avatar.tsx";
import { Chip, FilterChips } from "#web/ui/list/mark/chip.tsx";
import { CountBadge } from "#web/ui/list/mark/count-badge.tsx";
import { KeyBar } from "#web/ui/list/mark/key-bar.tsx";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { Paging } from "#web/ui/list/paging.tsx";
import { ProgressSteps } from "#web/ui/list/progress-steps.tsx";
import { Skeleton, SkeletonList } from "#web/ui/list/skeleton.tsx";
import { Steps } from "#web/ui/list/steps.tsx";
import { Tabs } from "#web/ui/list/tabs.tsx";
import { Specimen } from "./specimen.tsx";
import { TableParts } from "./table-parts.tsx";

export function ListParts() {
  return (
    <div id="list-parts">
      <Specimen name="Tabs">
        <TabsPart />
      </Specimen>
      <Specimen name="Chips">
        <ChipsPart />
      </Specimen>
      <Specimen name="Steps">
        <StepsPart />
      </Specimen>
      <TableParts />
      <Specimen name="Paging">
        <PagingPart />
      </Specimen>
      <Specimen name="Marks">
        <MarksPart />
      </Specimen>
      <Specimen name="The faces of a list">
        <FacesPart />
      </Specimen>
    </div>
  );
}

function TabsPart() {
  const [selected, setSelected] = useState("overview");
  return (
    <Tabs
      label="Candidate"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { name: "overview", label: "Overview", panel: "Employment lawyer, five years." },
        { name: "experience", label: "Experience", count: 3, panel: "Three positions." },
        { name: "education", label: "Education", panel: "Two degrees." },
        { name: "resume", label: "Full Resume", panel: "Sixty-two lines." },
        { name: "data", label: "Compare Data", panel: "Nothing compared yet." },
      ]}
    />
  );
}

const CATEGORIES = ["All Categories", "Resumes", "Interviews", "Career advice", "Market reports"];
const SKILLS = ["Modern awards", "Enterprise bargaining", "Advocacy"];

function ChipsPart() {
  const [category, setCategory] = useState("All Categories");
  const [skills, setSkills] = useState(SKILLS);
  return (
    <>
      <FilterChips
        label="Category"
        options={CATEGORIES.map((name) => ({ name, label: name }))}
        selected={category}
        onSelect={setCategory}
      />
      <div className="flex flex-wrap gap-1.5">
        {skills.map((skill) => (
          <Chip key={skill} onRemove={() => setSkills(skills.filter((kept) => kept !== skill))}>
            {skill}
          </Chip>
        ))}
        <Chip>Plain drafting</Chip>
        <Chip>+14 more</Chip>
      </div>
    </>
  );
}

const COMPARING = [
  { name: "Uploading Documents", estimate: "About 10 seconds" },
  { name: "Analyzing Match", estimate: "About 15 seconds" },
  { name: "Finalizing Results", estimate: "About 3 seconds" },
];

function StepsPart() {
  const [at, setAt] = useState(1);
  return (
    <>
      <Steps
        label="Create a profile"
        steps={["Resume", "Details", "Preferences", "Review"]}
        at={at}
      />
      <div className="grid gap-8 md:grid-cols-2">
        <ProgressSteps label="Comparing" steps={COMPARING} at={at} />
        <ProgressSteps label="Compared" steps={COMPARING} at={3} />
      </div>
      <div className="flex gap-2">
        <Button look="line" onClick={() => setAt(Math.max(0, at - 1))}>
          One step back
        </Button>
        <Button look="line" onClick={() => setAt(Math.min(3, at + 1))}>
          One step on
        </Button>
      </div>
    </>
  );
}

function PagingPart() {
  const [page, setPage] = useState(5);
  const [shown, setShown] = useState(6);
  return (
    <div>
      <Paging label="Pages of candidates" page={page} pages={20} onPage={setPage} />
      <Paging label="Pages of articles" page={1} pages={3} onPage={() => {}} />
      <LoadMore shown={shown} total={17} onMore={() => setShown(Math.min(17, shown + 6))} />
    </div>
  );
}

const NAMES = ["Priya Raman", "王小明", "Cher", "Mei-Lin Sato"];
const HINTS = [
  { keys: ["J", "K"], does: "move" },
  { keys: ["Enter"], does: "open" },
  { keys: ["A"], does: "approve" },
  { keys: ["R"], does: "reject, with a reason" },
  { keys: ["U"], does: "undo" },
  { keys: ["?"], does: "all keys" },
];

function MarksPart() {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-13">
        <span className="flex gap-2">
          {NAMES.map((name) => (
            <Avatar key={name} name={name} label={name} />
          ))}
        </span>
        {[1, 12, 140].map((count) => (
          <span key={count} className="flex items-center gap-1.5">
            Messages <CountBadge count={count} what="unread" />
          </span>
        ))}
        <StatusWord dot="ok">Read today</StatusWord>
        <StatusWord dot="warn">5 days ago</StatusWord>
        <StatusWord dot="run">Running, 61 of 86</StatusWord>
        <StatusWord dot="bad">Failed</StatusWord>
        <StatusWord dot="off">Disabled</StatusWord>
      </div>
      <KeyBar hints={HINTS}>2 of 38</KeyBar>
    </>
  );
}

function FacesPart() {
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      <SkeletonList rows={3} label="Loading candidates" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-24 w-full" />
        <Skeleton lines={4} />
      </div>
      <EmptyState
        title="No Candidates Found"
        text="Nobody findable meets this posting yet. New resumes are checked as they arrive."
        action={<Button look="line">Edit requirements</Button>}
      />
      <ErrorState
        title="Failed to load candidates"
        text="The server did not answer. Nothing was lost."
        onRetry={() => {}}
      />
    </div>
  );
}
