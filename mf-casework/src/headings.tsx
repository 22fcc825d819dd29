/** The head of a plain table: what its columns hold. */
export const Headings = ({ of: names }: { of: readonly string[] }) => (
  <thead>
    <tr>
      {names.map(name => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
)
