/** In a list, between what the person looks for and what fits and is something else. */
export function OutsideBegins() {
  return (
    <li className="col-span-full border-ink border-b pt-10 pb-2.5">
      <p className="font-semibold text-15">These fit, but with something against them</p>
    </li>
  );
}
