/** A name out of code as people write it: "seats_left" is "Seats left". */
export function readable(name: string): string {
  const text = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .trim();
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
