/** The least that can be made of the application's libraries: a form of two fields. What /login is measured against. */
import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { observer } from 'mobx-react-lite';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Service } from './service.ts';
import { SignIn } from './sign-in.ts';

const container = new Container({ defaultScope: 'Singleton' });
container.bind(Service).toSelf();
container.bind(SignIn).toSelf();

const Login = observer(function Login({ signIn, product }: { signIn: SignIn; product: string }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void signIn.submit();
      }}
    >
      <h1>{product}</h1>
      <label>
        Email
        <input type="email" value={signIn.email} onChange={(event) => signIn.setEmail(event.target.value)} />
      </label>
      <label>
        Password
        <input type="password" value={signIn.password} onChange={(event) => signIn.setPassword(event.target.value)} />
      </label>
      <button type="submit" disabled={!signIn.valid}>
        Login
      </button>
      <p>{signIn.note}</p>
    </form>
  );
});

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <BrowserRouter>
    <Routes>
      <Route
        path="*"
        element={<Login signIn={container.get(SignIn)} product={container.get(Service).configuration.productName} />}
      />
    </Routes>
  </BrowserRouter>,
);
