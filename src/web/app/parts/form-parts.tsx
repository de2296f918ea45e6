import { useState } from "react";
import { Banner } from "#web/ui/banner.tsx";
import { Button, ButtonLink, TextButton } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { RadioCards } from "#web/ui/form/radio-cards.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { FileDropParts } from "./file-drop-parts.tsx";
import { Specimen } from "./specimen.tsx";

export function FormParts() {
  return (
    <div id="form-parts">
      <Buttons />
      <Banners />
      <Fields />
      <Checkboxes />
      <Cards />
      <FileDropParts />
    </div>
  );
}

const ROW = "flex flex-wrap items-center gap-2.5";
const PAIR = "grid items-start gap-4 md:grid-cols-2";

function Buttons() {
  return (
    <Specimen name="Buttons">
      <div className={ROW}>
        <Button>Solid</Button>
        <Button look="soft">Soft</Button>
        <Button look="line">Line</Button>
        <Button look="quiet">Quiet</Button>
        <Button look="danger">Danger</Button>
        <Button busy>Saving</Button>
        <Button look="quiet" size="icon" aria-label="Close the specimen">
          <Icon name="close" />
        </Button>
      </div>
      <div className={ROW}>
        <Button disabled>Solid</Button>
        <Button look="soft" disabled>
          Soft
        </Button>
        <Button look="line" disabled>
          Line
        </Button>
        <Button look="quiet" disabled>
          Quiet
        </Button>
        <Button look="danger" disabled>
          Danger
        </Button>
        <TextButton disabled>Text</TextButton>
      </div>
      <div className={ROW}>
        <Button size="big">Big</Button>
        <TextButton>Text</TextButton>
        <Button kbd="A">Approve</Button>
        <ButtonLink look="line" kbd="E" to="/dev/parts">
          Edit
        </ButtonLink>
        <Button look="danger" kbd="R">
          Reject
        </Button>
      </div>
    </Specimen>
  );
}

function Banners() {
  const [closed, setClosed] = useState(false);
  return (
    <Specimen name="Banners">
      <div className="grid gap-2 md:max-w-[640px]">
        <Banner kind="ok">Your profile has been saved.</Banner>
        <Banner kind="bad" action={<TextButton>Retry</TextButton>}>
          Failed to run scraping: robots.txt disallows.
        </Banner>
        <Banner
          kind="warn"
          action={<TextLink to="/dev/parts">See both</TextLink>}
          onClose={() => {}}
        >
          Like one approved on 2 November from Seek, with 81% of the same text and a title that
          differs in one word.
        </Banner>
        {!closed && (
          <Banner kind="note" onClose={() => setClosed(true)}>
            Verify your email to be found by recruiters.
          </Banner>
        )}
      </div>
    </Specimen>
  );
}

const SUBJECTS = [
  { value: "", label: "Choose a subject" },
  { value: "support", label: "Technical Support" },
  { value: "billing", label: "Billing" },
];

function Fields() {
  return (
    <Specimen name="Fields">
      <div className={PAIR}>
        <Field id="parts-name" label="Name" defaultValue="Priya Raman" />
        <Field
          id="parts-phone"
          label="Phone"
          optional
          placeholder="0400 000 000"
          hint="Only recruiters you write to see this."
        />
        <Field
          id="parts-password"
          label="Password"
          type="password"
          defaultValue="short"
          error="Password must be at least 8 characters long"
        />
        <Field id="parts-account" label="Account" defaultValue="Candidate" disabled />
        <Select id="parts-subject" label="Subject" options={SUBJECTS} defaultValue="support" />
        <Select
          id="parts-subject-missing"
          label="Subject, missing"
          options={SUBJECTS}
          error="Please choose a subject"
          hint="It decides who reads your message."
        />
        <Select
          id="parts-subject-off"
          label="Subject, disabled"
          options={SUBJECTS}
          defaultValue="billing"
          disabled
        />
        <TextArea
          id="parts-message"
          label="Message"
          rows={3}
          placeholder="Write as you would to a colleague"
        />
        <TextArea
          id="parts-summary"
          label="Summary"
          limit={160}
          rows={3}
          defaultValue="Settled 410 residential and 35 commercial matters on PEXA."
          hint="Shown under the title in search results."
        />
        <TextArea
          id="parts-summary-long"
          label="Summary, too long"
          limit={40}
          rows={3}
          defaultValue="Settled 410 residential and 35 commercial matters."
          error="Summary must be at most 40 characters long"
        />
      </div>
    </Specimen>
  );
}

const FIRMS = ["Dorrington Hale", "Sorrel & Pike", "Penhallow Reid"];

function Checkboxes() {
  const [ticked, setTicked] = useState([FIRMS[0]]);
  const all = ticked.length === FIRMS.length;
  return (
    <Specimen name="Checkboxes">
      <div className={PAIR}>
        <div className="grid gap-2">
          <Checkbox label="Let recruiters find me" defaultChecked />
          <Checkbox label="Tell me about new matches" hint="At most one email a day." />
          <Checkbox label="Not yours to change" disabled />
          <Checkbox label="Always on" disabled defaultChecked />
          <Checkbox
            label={
              <>
                I accept the <TextLink to="/dev/parts">terms</TextLink> and the{" "}
                <TextLink to="/dev/parts">privacy policy</TextLink>
              </>
            }
            error="Please accept the terms"
          />
        </div>
        <div className="grid gap-2">
          <Checkbox
            label={`Select all, ${ticked.length} of ${FIRMS.length} selected`}
            checked={all}
            mixed={ticked.length > 0 && !all}
            onChange={() => setTicked(all ? [] : FIRMS)}
          />
          {FIRMS.map((firm) => (
            <div key={firm} className="flex items-center gap-3 border-rule border-t pt-2 text-13">
              <Checkbox
                aria-label={`Select ${firm}`}
                checked={ticked.includes(firm)}
                onChange={({ target }) =>
                  setTicked(
                    FIRMS.filter((one) => (one === firm ? target.checked : ticked.includes(one))),
                  )
                }
              />
              {firm}
            </div>
          ))}
        </div>
      </div>
    </Specimen>
  );
}

const ROLES = [
  {
    value: "candidate",
    title: "I am looking for work",
    text: "Upload a resume, see which jobs fit it, and the line that proves it.",
  },
  {
    value: "recruiter",
    title: "I am hiring",
    text: "Write a posting and see which candidates meet each requirement.",
  },
];

function Cards() {
  return (
    <Specimen name="Radio cards">
      <RadioCards
        legend="What brings you here?"
        name="parts-role"
        options={ROLES}
        defaultValue="candidate"
      />
      <RadioCards
        legend="What brings you here, missing"
        name="parts-role-missing"
        options={ROLES}
        error="Please choose one of the two"
      />
      <RadioCards
        legend="What brings you here, disabled"
        name="parts-role-off"
        options={ROLES}
        defaultValue="recruiter"
        disabled
      />
    </Specimen>
  );
}
