import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { getCandidateProfile } from "#contract/candidate-profile.ts";
import type { ComparedRequirement, Comparison } from "#contract/comparison.ts";
import { HaveIt, haveRequirement, lackRequirement } from "#contract/requirement-answers.ts";
import { type Answer, call, messageOf } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { apiQuery } from "#web/lib/query.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Select } from "#web/ui/form/select.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { dialogTexts as texts } from "./dialog-texts.ts";

interface AnswerDialogProps {
  comparison: Comparison;
  requirement: ComparedRequirement;
  onAnswered: (next: Comparison) => void;
  onClose: () => void;
}

/** Yes is a line of the profile, no is settled. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { requirement, onClose } = props;
  const { data, isPending } = useQuery(apiQuery(getCandidateProfile));
  if (data) return <Asking {...props} profile={data} />;
  return (
    <Dialog open onClose={onClose} title={texts.title} text={requirement.requirement}>
      {isPending ? <Skeleton lines={3} /> : <Banner kind="bad">{texts.profileFailed}</Banner>}
    </Dialog>
  );
}

type Profile = Answer<typeof getCandidateProfile>;

function Asking(props: AnswerDialogProps & { profile: Profile }) {
  const { comparison, requirement, profile, onAnswered, onClose } = props;
  const formId = useId();
  const { id } = comparison;
  const { number } = requirement;
  const places = placesOf(profile);
  const [line, setLine] = useState("");
  const [refusing, setRefusing] = useState(false);
  const [refused, setRefused] = useState<string>();

  const { form, field, fault, busy } = useForm({
    schema: HaveIt,
    initial: { requirement: String(number), place: firstPlace(requirement, places), line: "" },
    async submit(body) {
      const { comparison: next } = await call(haveRequirement, { params: { id }, body });
      tell(requirement, next);
      onAnswered(next);
    },
    explain: (error) => ({ form: messageOf(error, texts.failed) }),
  });

  async function refuse() {
    setRefusing(true);
    setRefused(undefined);
    try {
      const params = { id, number: String(number) };
      const answer = await call(lackRequirement, { params, body: { lacking: true } });
      toast.success(answer.message);
      onAnswered(answer.comparison);
    } catch (error) {
      setRefused(messageOf(error, texts.failed));
      setRefusing(false);
    }
  }

  const { defaultValue: _none, ...lineField } = field("line");
  const actions = (
    <>
      <Button type="submit" form={formId} busy={busy}>
        {texts.add}
      </Button>
      <Button look="line" busy={refusing} onClick={() => void refuse()}>
        {texts.no}
      </Button>
    </>
  );
  const said = fault ?? refused;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      text={requirement.requirement}
      actions={actions}
    >
      <form {...form} id={formId} className="grid gap-4">
        <input type="hidden" name="requirement" value={number} />
        <Select
          id={`${formId}-from`}
          label={texts.from}
          optional
          options={[{ value: "", label: texts.blank }, ...linesToStartFrom(comparison)]}
          onChange={({ currentTarget }) => setLine(currentTarget.value)}
        />
        <TextArea
          {...lineField}
          label={texts.line}
          hint={texts.hint}
          rows={3}
          value={line}
          onChange={({ currentTarget }) => setLine(currentTarget.value)}
        />
        <Select {...field("place")} label={texts.place} options={places} />
        {said && <Banner kind="bad">{said}</Banner>}
      </form>
    </Dialog>
  );
}

function tell({ requirement }: ComparedRequirement, next: Comparison): void {
  const now = next.requirements.find((one) => one.requirement === requirement);
  if (now?.grade === "met") toast.success(texts.follows(next.calculated_score));
  else toast.warning(texts.notShown);
}

interface Option {
  value: string;
  label: string;
}

function placesOf({ Profile }: Profile): Option[] {
  const jobs = Profile?.Experience ?? [];
  return [
    ...jobs.map(({ role, company }, at) => ({
      value: `experience.${at}`,
      label: texts.job(role, company),
    })),
    { value: "certifications", label: texts.certifications },
    { value: "education", label: texts.education },
    { value: "skills", label: texts.skills },
    { value: "summary", label: texts.summary },
  ];
}

const USUAL: Partial<Record<ComparedRequirement["kind"], string>> = {
  licence: "certifications",
  degree: "education",
  "work-right": "summary",
  location: "summary",
  years: "summary",
};

const firstPlace = ({ kind }: ComparedRequirement, [first]: readonly Option[]) =>
  USUAL[kind] ?? first?.value ?? "summary";

/** Long enough to be said, and not a heading. */
const SHORTEST = 12;

const linesToStartFrom = ({ resume }: Comparison): Option[] => {
  const texts = resume.lines.filter(({ heading, text }) => !heading && text.length >= SHORTEST);
  return [...new Set(texts.map(({ text }) => text.trim()))].map((text) => ({
    value: text,
    label: text,
  }));
};
