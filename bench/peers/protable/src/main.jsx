// The sign-in and the list of to-dos as a team would write them today: Vite, antd 5, ProLayout, ProTable, lazy pages.
import { ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom'
import { readToken } from './server'

const SignIn = lazy(() => import('./sign-in'))
const Todos = lazy(() => import('./todos'))

const SignedIn = ({ children }) => (readToken() ? children : <Navigate to="/login" replace />)

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <ConfigProvider locale={zhCN}>
      <BrowserRouter basename="/tjfx">
        <Suspense>
          <Routes>
            <Route path="/login" element={<SignIn />} />
            <Route
              path="*"
              element={
                <SignedIn>
                  <Todos />
                </SignedIn>
              }
            />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </ConfigProvider>
  </StrictMode>,
)
